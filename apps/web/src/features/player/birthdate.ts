import { playerRules, todayUtc } from '@rinkside/contracts/player';
import { birthdate } from '@rinkside/contracts/player.schema';
import * as z from 'zod';
import { readDate, type ReadDate } from '../calendar/parse-date';

/** Reads a typed birthday: a two-digit year is past. */
export const readBirthdate = (text: string): ReadDate => readDate(text, todayUtc(), 0);

/** Returns the birthday as `YYYY-MM-DD`; a text that is none stays, so that the form refuses it. */
export const parseBirthdate = (text: string): string => readBirthdate(text).date ?? text;

/** The contract's rules, with a sentence that says why a text is not a date. */
export const typedBirthdate = z
  .string(playerRules.birthdayRequired)
  .superRefine((text, check) => {
    const { problem } = readBirthdate(text);
    if (problem && text.trim() !== '') check.addIssue({ code: 'custom', message: problem });
  })
  .overwrite(parseBirthdate)
  .pipe(birthdate);

const currentYear = Number(todayUtc().slice(0, 4));
/** The years a birthday can be in. */
export const birthYears = {
  first: currentYear - playerRules.maxAge,
  last: currentYear - playerRules.minAge,
};
