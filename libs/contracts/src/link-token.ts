/** The token at the start of a text, without what messengers and keyboards add to a link: '/', '.', a blank, a query. */
export const linkToken = (text: string): string => /^[\w-]*/.exec(text)?.[0] ?? '';
