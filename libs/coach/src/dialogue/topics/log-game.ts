import { todayUtc } from '@rinkside/contracts/player';
import type { Persona } from '@rinkside/safety/persona';
import { startGameDraft } from '../../tools/start-game-draft.js';
import { lookUp, type TopicHandler } from '../topic-context.js';
import { isBareScore, reportedOpponentIn, scoreIn } from '../statement-patterns.js';

const numberBefore = (text: string, noun: string): number | undefined => {
  const numeral = new RegExp(String.raw`\b(\d{1,3}|an?|one|two|three|four|five)\s+${noun}`, 'i').exec(
    text,
  )?.[1];
  if (!numeral) return undefined;
  const numerals = ['zero', 'one', 'two', 'three', 'four', 'five'];
  return /^an?$/i.test(numeral)
    ? 1
    : numerals.includes(numeral.toLowerCase())
      ? numerals.indexOf(numeral.toLowerCase())
      : Number(numeral);
};

/** Returns the goals scored. For a goalie, '5 goals' without 'scored' means goals against. */
const goalsIn = (text: string, { position }: Persona) =>
  position === 'goalie' && !/(?<!\bthey )\bscored\b/i.test(text)
    ? undefined
    : numberBefore(text, String.raw`goals?\b(?!\s*(?:against|allowed|let in|conceded))`);

/** Returns the final score. With 'win' or 'loss' in the text, the larger number belongs to the winner. */
const scoresIn = (text: string) => {
  const [first, second] = scoreIn(text) ?? [];
  if (first === undefined || second === undefined) return {};
  if (/\b(loss|lost|lose)\b/i.test(text))
    return { our_score: Math.min(first, second), their_score: Math.max(first, second) };
  if (/\b(win|won|beat)\b/i.test(text))
    return { our_score: Math.max(first, second), their_score: Math.min(first, second) };
  return { our_score: first, their_score: second };
};

const dateIn = (text: string, today: string) => {
  const isoDate = /\b(\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1];
  if (isoDate) return isoDate;
  if (/\byesterday\b/i.test(text)) return todayUtc(new Date(Date.parse(today) - 86_400_000));
  return /\b(today|tonight)\b/i.test(text) ? today : undefined;
};

const goalieStatsIn = (text: string) => {
  const savesOfShots = /\b(\d{1,3})\s*(?:saves\s*)?(?:of|on|out of)\s*(\d{1,3})(?:\s*shots)?/i.exec(text);
  return {
    saves: savesOfShots ? Number(savesOfShots[1]) : numberBefore(text, 'saves?'),
    shots_against: savesOfShots ? Number(savesOfShots[2]) : numberBefore(text, 'shots?'),
  };
};

/** Drafts a game from the player's report. The player saves it. */
export const logGameTopic: TopicHandler = async function* draftGame(context) {
  const { text, persona, history } = context;
  const previous = history.findLast(({ role }) => role === 'user')?.text;
  const opponent = reportedOpponentIn(text);
  const fields = {
    // 'We lost' in the message before '4-2' shows which of the two numbers is the own score.
    ...scoresIn(isBareScore(text) ? `${previous ?? ''}. ${text}` : text),
    ...(opponent && { opponent }),
    goals: goalsIn(text, persona) ?? null,
    assists: numberBefore(text, 'assists?') ?? null,
    ...(persona.position === 'goalie' && goalieStatsIn(text)),
    date: dateIn(text, persona.today) ?? null,
  };
  const parsed = startGameDraft.input.safeParse(fields);
  const draft = yield* lookUp(context, startGameDraft, parsed.success ? parsed.data : {});
  const hasScore = draft.our_score !== null && draft.their_score !== null;
  const introduction =
    context.tone !== 'play' && hasScore
      ? `I have ${draft.our_score}-${draft.their_score}${draft.opponent ? ` vs ${draft.opponent}` : ''} on the sheet.`
      : 'The sheet is ready.';
  const isLoss =
    draft.our_score !== null && draft.their_score !== null && draft.our_score < draft.their_score;
  return {
    paragraphs: [
      isLoss && 'A loss like that can sting, and that is okay.',
      `${introduction} Nothing is saved yet: open it, check it, and press save.`,
    ],
    followUp: 'felt',
    chips: ["What's my game analysis?", 'What happened in my last game?'],
  };
};
