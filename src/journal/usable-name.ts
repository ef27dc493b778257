import { win32 } from 'node:path';

const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;
const forbidden = /[<>:"|?*\p{Cc}]|[. ]$/u;

/**
 * Throws if a path has a name that Windows forbids. Node passes names to Windows as they are, so that it can
 * create some of them; Explorer and other programs can then neither open nor remove them.
 */
export function assertUsableName(file: string, platform: string = process.platform): void {
  if (platform !== 'win32') return;
  const names = file.slice(win32.parse(file).root.length).split(/[\\/]/);
  const wrong = names.find((name) => !['.', '..'].includes(name) && (device.test(name) || forbidden.test(name)));
  if (wrong !== undefined)
    throw Object.assign(new Error(`Windows does not allow the name '${wrong}'`), { code: 'EINVAL', path: file });
}
