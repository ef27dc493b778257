/** Manifests of package managers, which install the one-file programs: winget, scoop and Homebrew. */

const page = 'https://github.com/shakedown-journal/shakedown';
const identifier = 'ShakedownJournal.Shakedown';

/**
 * The text of each file. Platforms without a checksum are left out.
 * @param {{ readonly version: string, readonly description: string, readonly license: string }} about
 * @param {string} checksums of the programs, as `sha256sum` prints them
 * @returns {Readonly<Record<string, string>>}
 */
export function manifests({ version, description, license }, checksums) {
  // What is before the colon fits into all of them.
  const [short = ''] = description.split(':');
  /** By a manager's names: address and checksum. @param {Readonly<Record<string, string>>} names */
  const programs = (names) =>
    Object.entries(names).flatMap(([name, target]) => {
      const [, hash = '', file] =
        new RegExp(`^([0-9a-f]{64}) {2}(shakedown-${target}\\S*)$`, 'm').exec(checksums) ?? [];
      return file ? [{ name, url: `${page}/releases/download/v${version}/${file}`, hash }] : [];
    });
  const windows = { x64: 'win-x64', arm64: 'win-arm64' };
  const installers = programs(windows).map(
    ({ name, url, hash }) =>
      `  - Architecture: ${name}\n    InstallerUrl: ${url}\n    InstallerSha256: ${hash.toUpperCase()}\n`,
  );
  const architecture = Object.fromEntries(
    programs(windows).map(({ name, url, hash }) => [
      name.replace('x64', '64bit'),
      { url: `${url}#/shakedown.exe`, hash },
    ]),
  );
  const systems = Object.entries({ macos: 'darwin', linux: 'linux' }).flatMap(([system, prefix]) => {
    const blocks = programs({ arm: `${prefix}-arm64`, intel: `${prefix}-x64` }).map(
      ({ name, url, hash }) => `    on_${name} do\n      url "${url}"\n      sha256 "${hash}"\n    end\n`,
    );
    return blocks.length > 0 ? [`  on_${system} do\n${blocks.join('')}  end\n`] : [];
  });

  return {
    [`${identifier}.yaml`]: winget('version', 'DefaultLocale: en-US\n'),
    [`${identifier}.installer.yaml`]: winget(
      'installer',
      `InstallerType: portable\nCommands:\n  - shakedown\nInstallers:\n${installers.join('')}`,
    ),
    [`${identifier}.locale.en-US.yaml`]: winget(
      'defaultLocale',
      `PackageLocale: en-US
Publisher: The Shakedown authors
PackageName: Shakedown
PackageUrl: ${page}
License: ${license}
LicenseUrl: ${page}/blob/v${version}/LICENSE
ShortDescription: ${short}
ReleaseNotesUrl: ${page}/releases/tag/v${version}
Tags: [elite-dangerous, eddn, edmc, journal, mock, simulator, testing]
`,
    ),
    'shakedown.json': `${JSON.stringify(
      { version, description: short, homepage: page, license, architecture, bin: 'shakedown.exe' },
      undefined,
      4,
    )}\n`,
    'shakedown.rb': `class Shakedown < Formula
  desc "${short}"
  homepage "${page}"
  version "${version}"
  license "${license}"

${systems.join('\n')}
  def install
    bin.install Dir["shakedown-*"].first => "shakedown"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/shakedown --version")
  end
end
`,
  };

  /** @param {string} kind @param {string} members */
  function winget(kind, members) {
    const schema = `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${kind}.1.10.0.schema.json\n\n`;
    const begin = `PackageIdentifier: ${identifier}\nPackageVersion: ${version}\n`;
    return `${schema}${begin}${members}ManifestType: ${kind}\nManifestVersion: 1.10.0\n`;
  }
}
