/** An operator with an account and a user: server configuration and credentials file. */
import { nkeys } from '@nats-io/transport-node';

export interface Realm {
  /** The configuration of a server that knows the account. */
  readonly config: string;
  /** The credentials file of a user, in another account for a stranger. */
  readonly creds: string;
  readonly strangersCreds: string;
}

type Pair = ReturnType<typeof nkeys.createUser>;

export function createRealm(): Realm {
  const operator = nkeys.createOperator();
  const [account, system, stranger] = [nkeys.createAccount(), nkeys.createAccount(), nkeys.createAccount()];
  const preload = [account, system].map((each) => `${id(each)}: ${accountClaim(each, operator, each === account)}`);
  return {
    config: `
      operator: ${claim(operator, operator, 'operator', { system_account: id(system) })}
      system_account: ${id(system)}
      resolver: MEMORY
      resolver_preload: { ${preload.join('\n')} }
      jetstream: {}`,
    creds: credsOf(account),
    strangersCreds: credsOf(stranger),
  };
}

function accountClaim(account: Pair, operator: Pair, stores: boolean): string {
  const unlimited = ['subs', 'data', 'payload', 'imports', 'exports', 'conn', 'leaf'];
  const storage = stores ? ['mem_storage', 'disk_storage', 'streams', 'consumer'] : [];
  const limits = Object.fromEntries([...unlimited, ...storage].map((name) => [name, -1]));
  return claim(account, operator, 'account', { limits: { ...limits, wildcards: true } });
}

function credsOf(account: Pair): string {
  const user = nkeys.createUser();
  const jwt = claim(user, account, 'user', { subs: -1, data: -1, payload: -1 });
  const seed = Buffer.from(user.getSeed()).toString('latin1');
  return [
    '-----BEGIN NATS USER JWT-----',
    jwt,
    '------END NATS USER JWT------',
    '',
    '-----BEGIN USER NKEY SEED-----',
    seed,
    '------END USER NKEY SEED------',
    '',
  ].join('\n');
}

/** A signed claim. */
function claim(subject: Pair, issuer: Pair, type: string, nats: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const about = { jti: id(subject), iat: 1, iss: id(issuer), sub: id(subject), name: type };
  const text = `${part({ typ: 'JWT', alg: 'ed25519-nkey' })}.${part({ ...about, nats: { ...nats, type, version: 2 } })}`;
  return `${text}.${Buffer.from(issuer.sign(Buffer.from(text))).toString('base64url')}`;
}

function id(pair: Pair): string {
  return pair.getPublicKey();
}
