import { todayUtc } from '@rinkside/contracts/player';
import type { Persona } from '../../persona.js';
import { startGameDraft } from '../../tools/start-game-draft.js';
import { look, type Speaker } from '../talk.js';
import { beatenIn, scoreIn } from '../told.js';

const numberBefore = (text: string, noun: string): number | undefined => {
  const found = new RegExp(String.raw`\b(\d{1,3}|an?|one|two|three|four|five)\s+${noun}`, 'i').exec(
    text,
  )?.[1];
  if (!found) return undefined;
  const words = ['zero', 'one', 'two', 'three', 'four', 'five'];
  return /^an?$/i.test(found)
    ? 1
    : words.includes(found.toLowerCase())
      ? words.indexOf(found.toLowerCase())
      : Number(found);
};

/** A goalie's '5 goals against', or '5 goals', were let in. */
const scoredIn = (text: string, { position }: Persona) =>
  position === 'goalie' && !/(?<!\bthey )\bscored\b/i.test(text)
    ? undefined
    : numberBefore(text, String.raw`goals?\b(?!\s*(?:against|allowed|let in|conceded))`);

/** '4-2 win' and '4-2 loss': the winner's goals are the larger ones, whichever is said first. */
const scoresIn = (text: string) => {
  const [one, other] = scoreIn(text) ?? [];
  if (one === undefined || other === undefined) return {};
  if (/\b(loss|lost|lose)\b/i.test(text))
    return { our_score: Math.min(one, other), their_score: Math.max(one, other) };
  if (/\b(win|won|beat)\b/i.test(text))
    return { our_score: Math.max(one, other), their_score: Math.min(one, other) };
  return { our_score: one, their_score: other };
};

const dateIn = (text: string, today: string) => {
  const written = /\b(\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1];
  if (written) return written;
  if (/\byesterday\b/i.test(text)) return todayUtc(new Date(Date.parse(today) - 86_400_000));
  return /\b(today|tonight)\b/i.test(text) ? today : undefined;
};

const inNet = (text: string) => {
  const of = /\b(\d{1,3})\s*(?:saves\s*)?(?:of|on|out of)\s*(\d{1,3})(?:\s*shots)?/i.exec(text);
  return {
    saves: of ? Number(of[1]) : numberBefore(text, 'saves?'),
    shots_against: of ? Number(of[2]) : numberBefore(text, 'shots?'),
  };
};

/** A game somebody tells of, filled in for them to save. */
export const logGame: Speaker = async function* draftGame(talk) {
  const { text, persona } = talk;
  const opponent = beatenIn(text);
  const fields = {
    ...scoresIn(text),
    ...(opponent && { opponent }),
    goals: scoredIn(text, persona) ?? null,
    assists: numberBefore(text, 'assists?') ?? null,
    ...(persona.position === 'goalie' && inNet(text)),
    date: dateIn(text, persona.today) ?? null,
  };
  const parsed = startGameDraft.input.safeParse(fields);
  const draft = yield* look(talk, startGameDraft, parsed.success ? parsed.data : {});
  const scored = draft.our_score !== null && draft.their_score !== null;
  const told =
    talk.voice !== 'play' && scored
      ? `I have ${draft.our_score}-${draft.their_score}${draft.opponent ? ` vs ${draft.opponent}` : ''} on the sheet.`
      : 'The sheet is ready.';
  const lost = draft.our_score !== null && draft.their_score !== null && draft.our_score < draft.their_score;
  return {
    say: [
      lost && 'A loss like that can sting, and that is okay.',
      `${told} Nothing is saved yet: open it, check it, and press save.`,
    ],
    ask: 'felt',
    chips: ["What's my game analysis?", 'What happened in my last game?'],
  };
};
