import type { QuestionReader } from './question-reader.js';
import type { MeasureName, StatQuery } from './stat-query.js';

const number = String.raw`(\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})`;

/** Reads 'if I stop 28 of 30', 'if I score 2 goals'. */
export const readNextGame = (question: string): StatQuery['next'] | undefined => {
  const text = question.replace(/\bhat ?-?tricks?\b/, '3 goals');
  if (!/\b(?:if|after|with|when|say|suppose)\b/.test(text)) return undefined;
  const games = /\b(?:next|another|more) (\d{1,2}) games?\b|\b(\d{1,2}) more games?\b/.exec(text);
  const times = games ? Number(games[1] ?? games[2]) : 1;
  const allowed =
    /\b(?:let in|allow|give up|concede|let) (\d{1,2})(?: goals?)? (?:on|of|out of|from) (\d{1,3})\b/.exec(
      text,
    );
  if (allowed && Number(allowed[1]) <= Number(allowed[2]))
    return { saves: Number(allowed[2]) - Number(allowed[1]), shots: Number(allowed[2]), games: times };
  const stopped =
    /\b(\d{1,3}) (?:saves )?(?:of|out of|on|from) (\d{1,3})\b(?: shots)?/.exec(text) ??
    /\b(\d{1,3})\/(\d{1,3})\b/.exec(text);
  if (stopped && Number(stopped[1]) <= Number(stopped[2]))
    return { saves: Number(stopped[1]), shots: Number(stopped[2]), games: times };
  const all =
    /\b(?:stop|save) all (\d{1,3})\b/.exec(text) ??
    /\bshut ?-?out (?:on|with|against|of) (\d{1,3})(?: shots?| saves?)?\b/.exec(text);
  if (all) return { saves: Number(all[1]), shots: Number(all[1]), games: times };
  if (/\b(?:go|goes|am|is) (?:pointless|scoreless|goalless)\b/.test(text))
    return { goals: 0, assists: 0, games: Number(/\bnext (\d{1,2})\b/.exec(text)?.[1] ?? times) };
  const goals = /\b(\d{1,2}) goals?\b|\bscore (\d{1,2})\b/.exec(text);
  const assists = /\b(\d{1,2}) assists?\b/.exec(text);
  if (goals ?? assists)
    return { goals: Number(goals?.[1] ?? goals?.[2] ?? 0), assists: Number(assists?.[1] ?? 0), games: times };
  return undefined;
};

/** Reads the target of 'to get to .910', 'reach 91 %', 'how many more to 20 goals'. */
export const readTarget = (reader: QuestionReader): number | undefined => {
  const match =
    reader.take(
      new RegExp(
        String.raw`\b(?:reach|to get to|to get|to score|to make|get to|getting to|be at|get back to|get up to|hit|have|until|till|from|away from|short of|shy of|finish with|end (?:up )?with|finish at|to|at|above|over|under|below|for|make it|break) (?:(?:i|he|she|we) (?:get|have|hit|reach|got|am at|are at) )?(?:a |an |at least |my |the |above |over |under |below )*${number} ?(?:%|percent)?(?![\d]|\s*(?:more )?games?\b| of \d| out of| on \d| minutes| weeks| days)`,
      ),
    ) ??
    reader.take(new RegExp(String.raw`(?:^|\s)${number} ?(?:%|percent)`)) ??
    reader.take(new RegExp(String.raw`\b${number} (?=goals|assists|points|saves|shutouts|wins|pts)`)) ??
    reader.take(/(?:^|\s)(\.\d{3})\b/) ??
    reader.take(/\b(?:a|an) ((?:8|9)\d(?:\.\d)?|\d\.\d{1,2})\b/);
  return match?.[1] === undefined ? undefined : Number(match[1]);
};

/** 910, .910, 0.91 and 91 are the same save percentage. */
export const shownTarget = (measure: MeasureName | undefined, target: number) =>
  measure === 'save_percentage' || measure === 'win_percentage'
    ? target <= 1
      ? Number((target * 100).toFixed(1))
      : target > 100
        ? target / 10
        : target
    : target;
