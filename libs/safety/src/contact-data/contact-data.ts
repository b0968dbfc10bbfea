import { setImmediate } from 'node:timers/promises';
import { hasHandle, slowPatterns } from './handle.js';
import { hasPhoneNumber } from './phone-number.js';
import { joinSpacedLetters, plainText } from './plain-text.js';
import { hasWebAddress } from './web-address.js';

const generatedId = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;

/** Texts are searched in overlapping parts, so that the time grows with their length only. */
const partLength = 500;
const overlap = 150;

/** Splits a text between words. */
const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  for (let start = 0; start === 0 || start + overlap < text.length; start += partLength - overlap)
    parts.push(text.slice(start, start + partLength));
  return parts;
};

const partHasContactData = (plain: string): boolean =>
  hasPhoneNumber(plain.toLowerCase()) ||
  [plain, joinSpacedLetters(plain)].some(
    (version) => hasWebAddress(version.toLowerCase()) || hasHandle(version),
  );

const plainPartsOf = (text: string): string[] =>
  // Long runs of one sign are decoration.
  partsOf(
    plainText(text)
      .replace(generatedId, ' ')
      .replace(/([^\p{N}])\1{3,}/gu, '$1$1$1'),
  );

/** CPU time for one text, ms. Five times what the slowest known text of the maximum length takes. */
const budgetMs = 250;

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Verdicts of the last texts that were read in turns. */
const verdicts = new Map<string, boolean>();
const maxVerdicts = 100;

/**
 * Whether a text has a phone number, an e-mail address, an account of another service or a link in it, also when it is
 * spelled out or written with look-alike characters. Scores, times, dates, stats, jersey numbers and formations pass.
 * A text that cannot be read within the budget does not pass.
 */
export const hasContactData = (text: string, budget = budgetMs): boolean => {
  const known = verdicts.get(text);
  if (known !== undefined) return known;
  const endsAt = cpuMs() + budget;
  return plainPartsOf(text).some((part) => cpuMs() > endsAt || partHasContactData(part));
};

/** How long a turn may be, ms. */
const turnMs = 4;
let compiled: Promise<void> | undefined;
let lastRead = Promise.resolve();

const compile = async () => {
  for (const pattern of slowPatterns) {
    // V8 compiles a pattern to bytecode for the first text and to machine code for the second.
    for (const text of ['a', 'b']) pattern.test(text);
    // oxlint-disable-next-line no-await-in-loop -- a turn of the event loop
    await setImmediate();
  }
};

/** Compiles the patterns in turns. A process that serves people calls it when it starts. */
export const prepareContactData = (): Promise<void> => (compiled ??= compile());

/** Reads a text part by part. Other work of the process goes on between the turns. */
const readParts = async (text: string): Promise<boolean> => {
  let spentMs = 0;
  let turnStart = cpuMs();
  for (const part of plainPartsOf(text)) {
    if (partHasContactData(part)) return true;
    const turn = cpuMs() - turnStart;
    if (spentMs + turn > budgetMs) return true;
    if (turn < turnMs) continue;
    spentMs += turn;
    // oxlint-disable-next-line no-await-in-loop -- a turn of the event loop
    await setImmediate();
    turnStart = cpuMs();
  }
  return false;
};

/**
 * Reads a long text in short turns, one text at a time; {@link hasContactData} then answers at once. Call it before a
 * transaction: a text must delay neither live updates nor connections of others.
 */
export const readContactData = async (text: string): Promise<void> => {
  if (text.length <= partLength || verdicts.has(text)) return;
  const read = lastRead.then(async () => {
    await prepareContactData();
    // Another request with the same text was read meanwhile.
    if (verdicts.has(text)) return;
    verdicts.set(text, await readParts(text));
    const [oldest] = verdicts.keys();
    if (verdicts.size > maxVerdicts && oldest !== undefined) verdicts.delete(oldest);
  });
  lastRead = read.catch(() => undefined);
  await read;
};
