import remend, { type RemendOptions } from 'remend';

/** An incomplete link shows its text. Repairs that could render differently from the finished text are off. */
const remendOptions: RemendOptions = {
  linkMode: 'text-only',
  katex: false,
  images: false,
  htmlTags: false,
  comparisonOperators: false,
  singleTilde: false,
};

const isTableRow = (line = '') => /^ {0,3}\|/.test(line);
const columns = (line = '') =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/).length;
const isDelimiterRow = (line = '') => /^ {0,3}\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/.test(line);

/** Leaves out the head of a table until its delimiter row is complete, because until then it is a paragraph. */
const withoutTableHead = (block: string): string => {
  const lines = block.split('\n');
  const first = lines.findIndex(isTableRow);
  if (first < 0 || first < lines.length - 2) return block;
  const [head, delimiter] = lines.slice(first);
  const isTable = isDelimiterRow(delimiter) && columns(delimiter) === columns(head);
  return isTable ? block : lines.slice(0, first).join('\n');
};

/** Replaces a link by its text while its target is incomplete. A target can contain pairs of parentheses. */
const withoutOpenTarget = (block: string): string => {
  const at = block.lastIndexOf('](');
  if (at < 0) return block;
  let depth = 0;
  for (const character of block.slice(at + 1)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return block;
  }
  const start = block.lastIndexOf('[', at);
  return start < 0 ? block : block.slice(0, start) + block.slice(start + 1, at);
};

/** Leaves out what a definition or a task box begins with at the very end: `[`, `[^1]`, `[1]:`, `- [ `. */
const withoutOpenBracket = (block: string): string =>
  block.replace(/(^|\n)( {0,3}(?:[-*+] +)?)\[[^\]\n]*\]?:?[ \t]*$/, '$1$2').replace(/\[\^[^\]\n]*$/, '');

/** Shows a reference to a definition that has not arrived as its text, and leaves out that of a footnote. */
export const withoutUnknownReferences = (block: string, definitions: string): string =>
  block
    .replaceAll(/\[([^\][\n]+)\]\[([^\]\n]*)(?:\]|$)/g, (whole, text: string, label: string) =>
      definitions.toLowerCase().includes(`[${(label || text).toLowerCase()}]:`) ? whole : text,
    )
    .replaceAll(/\[\^[^\]\n]+\](?!:)/g, '');

/**
 * Prepares the last block of a streaming text: closes its markers, and leaves out what would be shown as raw Markdown
 * until the rest arrives.
 */
export const closeMarkers = (block: string): string =>
  remend(
    withoutOpenTarget(withoutOpenBracket(withoutTableHead(block))).replace(/[*_~`\]]+$/, ''),
    remendOptions,
  );
