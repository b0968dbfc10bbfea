import { isAhead } from '@rinkside/contracts/game';
import { ageOn } from '@rinkside/contracts/player';
import { dayAfter } from '@rinkside/contracts/season';
import { formatDay } from '../../calendar/format-day';

/** Younger children do not play games. */
const minPlayingAge = 3;
/** Logged so much later, a game is rather a mistyped year. */
const maxYearsBack = 20;

/**
 * Returns the question about an unlikely date, such as a mistyped year; null for a likely one.
 * @param birthdate the player's birthday, if known
 */
export const dateQuestion = (
  date: string,
  today: string,
  birthdate: string | null,
): { title: string; text: string } | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const title = `Is ${formatDay(date)} right?`;
  if (isAhead(date, today))
    return {
      title,
      text: `This day is still to come. The game counts in seasons, records and awards from ${formatDay(dayAfter(date))}, and only people who are signed in see it until then.`,
    };
  if (birthdate && ageOn(birthdate, date) < minPlayingAge)
    return { title, text: `You were not yet ${minPlayingAge} years old that day. Please check the year.` };
  const years = ageOn(date, today);
  return years > maxYearsBack ? { title, text: `That is ${years} years ago. Please check the year.` } : null;
};
