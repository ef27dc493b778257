/**
 * Takes every connection of a Node program that would leave this machine to Shakedown's proxy, which Node
 * itself ignores: NODE_OPTIONS="--require …/through-proxy.cjs", with HTTPS_PROXY set. The proxy learns the
 * host from the TLS handshake, or from the Host header.
 */
'use strict';

const { Socket } = require('node:net');

const { connect } = Socket.prototype;
const proxy = new URL(process.env.HTTPS_PROXY ?? 'http://127.0.0.1:9');
const isLocal = /^(localhost|127\.[\d.]+|\[?::1\]?|)$/i;

Socket.prototype.connect = function throughProxy(...given) {
  const [options, listener] = optionsOf(given);
  if (options === undefined || options.path || isLocal.test(options.host ?? '')) return connect.apply(this, given);
  const { localAddress: _, lookup: __, family: ___, ...others } = options;
  return connect.call(this, { ...others, host: proxy.hostname, port: Number(proxy.port) }, listener);
};

/** The options that Node makes of what it is given: a list of both, options, or a port and a host. */
function optionsOf(given) {
  const [first, second] = given;
  const listener = given.findLast((each) => typeof each === 'function');
  if (Array.isArray(first)) return first;
  if (typeof first === 'object' && first !== null) return [first, listener];
  const isPort = typeof first === 'number' || /^\d+$/.test(first);
  return isPort && typeof second === 'string' ? [{ port: first, host: second }, listener] : [];
}
