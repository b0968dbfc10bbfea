/** Exits with a message when Node is too old. This file must itself run on very old versions. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    'Rinkside needs Node 20.19 or newer and this is ' +
      process.versions.node +
      '; install a newer one from https://nodejs.org or with a version manager.',
  );
  process.exit(1);
}
