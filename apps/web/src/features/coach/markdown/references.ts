const definition = /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S+.*$/gm;
const footnote = /^ {0,3}\[\^[^\]\n]+\]:/m;
const fencedCode = /^ {0,3}(`{3,}|~{3,})[\s\S]*?(^ {0,3}\1|$(?![\s\S]))/gm;

/** Returns the link definitions of a text, such as `[1]: https://…`, which any of its blocks can refer to. */
export const linkDefinitions = (text: string): string =>
  (text.replaceAll(fencedCode, '').match(definition) ?? []).join('\n');

/** Whether a text has footnotes. They are collected at its end, so it is rendered as one block. */
export const hasFootnotes = (text: string): boolean => footnote.test(text.replaceAll(fencedCode, ''));
