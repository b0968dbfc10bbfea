/**
 * The first letter of a word as a reader sees it: with its marks, and with the consonants that a virama joins to it.
 * Signs before it are skipped, and so are modifier letters such as the Hawaiian ʻokina. The function `name_initial` of
 * the database has the same rule.
 */
const initial =
  /(?![\u02b0-\u02ff])\p{L}(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2]\u200d?\p{L}|[\p{M}\u0e33\u0eb3\u200c\u200d])*/u;

/** Returns the initial of a name: 'A' of 'ʻAkahata'. Without a letter, the first digit; else an empty text. */
export const initialOf = (name: string): string =>
  initial.exec(name)?.[0] ?? /\p{L}/u.exec(name)?.[0] ?? /\p{N}/u.exec(name)?.[0] ?? '';

/** Returns the initials of the first two words that have a letter, in capitals: 'NH' of 'Noor Haddad'. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u);
  const named = words.filter((word) => /\p{L}/u.test(word));
  return (named.length > 0 ? named : words).slice(0, 2).map(initialOf).join('').toLocaleUpperCase();
};

/** Returns a last name as its initial: 'H.' */
export const lastNameInitial = (lastName: string): string => `${initialOf(lastName) || '?'}.`;
