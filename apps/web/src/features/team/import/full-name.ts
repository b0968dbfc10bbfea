import type { Mixed } from './mixed';
import { fold, particles, suffixes } from './words';

/** 'Lee Jr.' and 'Jordan' make 'Jordan Lee Jr.' */
const suffixLast = (name: string): string => {
  const tokens = name.split(' ');
  const isSuffix = (token: string) => suffixes.has(fold(token));
  return tokens.length > 2
    ? [...tokens.filter((token) => !isSuffix(token)), ...tokens.filter(isSuffix)].join(' ')
    : name;
};

const isFullName = (part: string) =>
  part
    .split(' ')
    .filter((word) => !/^.\.?$/.test(word) && !suffixes.has(fold(word)) && !particles.has(fold(word)))
    .length > 1;

/** 'Sam Fox, Kim Wu', or 'Fox 7, Wu 9'. */
export const mayBeSeveral = ({ names, numbered }: Mixed): boolean =>
  numbered.front > 1 || numbered.end > 1 || (names.length > 1 && names.every(isFullName));

/** Whether the words in capitals are the last name: 'LEE Jordan'. */
export const capitalsLead = (name: string): boolean => /^(\p{Lu}[\p{Lu}'’-]+\s)+\p{Lu}\p{Ll}/u.test(name);

/** Makes one name, first name first. @returns other readings, too, where there are several. */
export const assembleName = (
  mixed: Mixed,
  isLastFirst: boolean,
): { name: string; others: string[]; rest: string[] } => {
  const endings = mixed.names.filter((part) => suffixes.has(fold(part)));
  const [first = '', second, ...more] = mixed.names.filter((part) => !suffixes.has(fold(part)));
  const finish = (...parts: string[]) =>
    suffixLast([...parts, ...endings].join(' ').replace(/\s+/g, ' ').trim());
  if (second !== undefined) {
    const name = finish(second, first);
    return { name, others: mixed.comma ? [] : [finish(first, second)], rest: more };
  }
  const words = first.split(' ');
  if (!isLastFirst || words.length < 2) return { name: finish(first), others: [], rest: [] };
  const capitals = words.findLastIndex((word) => word.length > 1 && word === word.toUpperCase()) + 1;
  const isClear = words.length === 2 || (capitalsLead(first) && capitals < words.length);
  const small = words.findIndex((word) => !particles.has(fold(word)));
  const split = capitalsLead(first) ? capitals : Math.min(small + 1, words.length - 1);
  const name = finish(...words.slice(split), ...words.slice(0, split));
  return { name, others: isClear ? [] : [finish(first)], rest: [] };
};
