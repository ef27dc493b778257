import { execSync } from 'node:child_process';
import { root, version } from '../installing.js';

/** What npm lists of the clone: all packages, most of which are tools. */
export function packagesOfClone() {
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 26 };
  return JSON.parse(execSync('npm sbom --sbom-format cyclonedx', { ...options, stdio: ['ignore', 'pipe', 'inherit'] }));
}

/**
 * A bill of materials, as CycloneDX: the packages that became part of a build, which its licences name.
 * @param {ReturnType<typeof packagesOfClone>} clone
 * @param {string} licences the text of LICENSES.txt
 * @param {readonly { readonly 'bom-ref': string }[]} [others] what is inside and no package of npm
 */
export function sbom({ metadata, components, ...rest }, licences, others = []) {
  const inside = [...licences.matchAll(/^(\S+) (\d\S*): /gm)].map(([, name, number]) => {
    const found = components.find((/** @type {any} */ each) => each.name === name && each.version === number);
    if (!found) throw new Error(`npm does not list ${name} ${number}, which is inside`);
    // That it is for development is true of the clone only.
    return { ...found, properties: [] };
  });
  const all = [...inside, ...others];
  const component = { ...metadata.component, name: 'shakedown', version };
  const dependencies = [{ ref: component['bom-ref'], dependsOn: all.map((each) => each['bom-ref']) }];
  return { ...rest, metadata: { ...metadata, component }, components: all, dependencies };
}
