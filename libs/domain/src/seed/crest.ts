import sharp, { type Sharp } from 'sharp';
import { jerseyColorsOf } from './avatar.js';

/** Pictures of a crest in a 512 px square, by words in the names of the club and its team. The last is for all other names. */
const motifs: [names: RegExp, paths: string][] = [
  [
    /hawk|raven|condor|heron|finch|owl|puffin|kestrel|woodpecker|isfugl|kuikat|huards|reigers|runner/i,
    `<path d="M256 352c-20-60-62-112-130-152 52 0 96 16 130 54 34-38 78-54 130-54-68 40-110 92-130 152z"/>
     <path d="M236 226l20-46 20 46-20 24z"/>`,
  ],
  [
    /star|lantern|light|aurora|boréales|moon|ember|fog|wind|icicle/i,
    `<path d="M256 148l30 76 82 6-63 52 21 80-70-44-70 44 21-80-63-52 82-6z"/>`,
  ],
  [
    /oak|acorn|birch|tamarack|cedar|aspen|maple|juniper|larch|cypress|poplar|alder|orchard|sage|wood|grove/i,
    `<path d="M256 136l66 92h-36l58 74h-38l54 66H152l54-66h-38l58-74h-36z"/><path d="M238 368h36v44h-36z"/>`,
  ],
  [
    /mountain|ridge|glacier|canyon|bluff|notch|rainier|gulch|rock|stone|granite|valley|hollow|mont|bach/i,
    `<path d="M124 350l94-164 52 84 34-48 84 128z"/><path d="M140 376h232l-24 30H164z"/>`,
  ],
  [
    /lake|bay|harbo|sound|port|island|falls|narrows|water|locks|ferry|landing|bend|mere|waard|nordvika/i,
    [190, 260, 330]
      .map((y) => `<path d="M120 ${y}q34-44 68 0t68 0 68 0 68 0v30q-34 44-68 0t-68 0-68 0-68 0z"/>`)
      .join(''),
  ],
  [
    /^/,
    `<path d="M140 156h36l122 178h64v34h-84z"/><path d="M372 156h-36L214 334h-64v34h84z"/>
     <ellipse cx="256" cy="398" rx="42" ry="16"/>`,
  ],
];

const shield = 'M256 44l176 48v170c0 110-80 174-176 214C160 436 80 372 80 262V92z';

/** Renders the crest of a club in its colors, 512 px; deterministic per name. */
export const renderCrest = (club: string, team: string): Sharp => {
  const [main, second, trim] = jerseyColorsOf(club);
  const motif = motifs.find(([names]) => names.test(`${club} ${team}`))?.[1] ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <path d="M0 0h512v512H0z" fill="${main}"/><path d="${shield}" fill="${trim}"/>
    <path d="${shield}" fill="${second}" transform="translate(256 256) scale(0.9) translate(-256 -256)"/>
    <g fill="${main}">${motif}</g></svg>`;
  return sharp(Buffer.from(svg));
};
