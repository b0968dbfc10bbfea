// `npm run licences`: generates docs/licences.md from the lockfile; `--check` fails when it is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './prepare.mjs';

const page = `${root}/docs/licences.md`;
const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));

const byName = (a, b) => (a < b ? -1 : 1);
/** Licences that the lockfile lacks or spells differently. */
const overrides = {
  'xmlhttprequest-ssl': 'MIT',
  '@ffmpeg-installer/darwin-arm64': 'LGPL-2.1',
  GPLv3: 'GPL-3.0',
};

const entries = Object.entries(packages)
  .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
  .map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 13);
    return {
      licence: overrides[name] ?? overrides[license] ?? license ?? 'unknown',
      name: `${name} ${version}`,
    };
  });

const text = `# Licences of what the product is made of

Written by \`npm run licences\` (\`scripts/licences.mjs\`) from the lockfile; do not edit. Tools that only build or test are left out; packages for other systems than one's own are not.

- The fonts (OFL-1.1) and satori (MPL-2.0) are used unchanged.
- libvips (LGPL-3.0) and libheif (LGPL-3.0) are libraries of their own files, and may be replaced.
- ffmpeg from the npm registry (GPL, LGPL) is a program of its own and the last resort of \`npm start\` on a machine without one; the images bring Debian's.

${[...Map.groupBy(entries, ({ licence }) => licence)]
  .toSorted(([a], [b]) => byName(a, b))
  .map(([licence, all]) => {
    const names = [...new Set(all.map(({ name }) => name))].toSorted(byName);
    return `## ${licence} (${names.length})\n\n${names.join(', ')}\n`;
  })
  .join('\n')}`;

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/licences.md is outdated; run: npm run licences');
  process.exitCode = 1;
}
