import {
  type GameBody,
  type GameChange,
  gameRules,
  type GameView,
  missingField,
} from '@rinkside/contracts/game';
import { gameBody, gameChange } from '@rinkside/contracts/game.schema';
import {
  optionalCountsOf,
  requiredCountsOf,
  gameCounts,
  gameCountNames,
  mapCounts,
  type GameCountName,
} from '@rinkside/contracts/game.counts';
import { toAsciiDigits } from '@rinkside/contracts/digits';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import type { Position } from '@rinkside/contracts/player';
import type { Control, FieldError, FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod';
import { formatDay } from '../../calendar/format-day';
import { localToday, readDate, type ReadDate } from '../../calendar/parse-date';
import type { Edit } from '../../edit/edit';

const opponent = z.object({
  id: z.string(),
  name: z.string(),
  team_name: z.string().nullable(),
  image_url: z.string().nullable(),
});

/** Form values of a game. Counts are the typed text, '' if empty. */
export const gameDraft = z.object({
  opponent: opponent.nullable(),
  date: z.string(),
  our_score: z.string(),
  their_score: z.string(),
  // A draft that an earlier version stored may lack a count.
  ...mapCounts(gameCountNames, () => z.string().default('')),
  started_game: z.boolean(),
});
export type GameDraft = z.infer<typeof gameDraft>;

/** Control object of the game form. */
export type GameControl = Control<GameDraft, unknown, GameBody>;
export type CountName = GameCountName | 'our_score' | 'their_score';

export const emptyDraft = (date: string): GameDraft => ({
  opponent: null,
  date,
  our_score: '',
  their_score: '',
  ...mapCounts(gameCountNames, () => ''),
  started_game: true,
});

const text = (count: number | null | undefined) => String(count ?? '');

/** Returns the form values of a logged game. */
export const gameDraftOf = (game: GameView): GameDraft => ({
  opponent: game.opponent,
  date: game.date,
  our_score: text(game.our_score),
  their_score: text(game.their_score),
  ...mapCounts(gameCountNames, (name) => text(game[name])),
  started_game: game.started_game ?? false,
});

/** Reads the typed date of a game. */
export const readGameDate = (text: string): ReadDate => readDate(text, localToday());

/** Parses a typed count with digits of any script: null if empty, NaN if invalid. */
export const countOf = (typed: string): number | null => {
  const digits = toAsciiDigits(typed);
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Returns the request body with the counts of the position's game sheet. A goalie's goals and assists are 0. */
const gameBodyOf = (draft: GameDraft, position: Position | null) => ({
  organization_id: draft.opponent?.id ?? '',
  date: readGameDate(draft.date).date ?? draft.date,
  our_score: countOf(draft.our_score),
  their_score: countOf(draft.their_score),
  ...(position === 'goalie' && { goals: 0, assists: 0, started_game: draft.started_game }),
  ...Object.fromEntries(
    [...requiredCountsOf(position), ...optionalCountsOf(position)].map((name) => [
      name,
      countOf(draft[name]),
    ]),
  ),
});

/** What can be changed of a logged game. */
type StoredFields = { [Field in keyof Omit<GameBody, 'organization_id'>]: GameBody[Field] | null };
type GameValues = StoredFields & { opponent: OrganizationCard | null };

const gameLabels = {
  opponent: 'Opponent',
  date: 'Date',
  our_score: 'Our score',
  their_score: 'Their score',
  started_game: 'I started the game',
  ...mapCounts(gameCountNames, (name) => gameCounts[name].label),
};

/** Returns what can be changed, of the values that the resolver passed. */
export const gameValuesOf = (
  { organization_id: _id, ...values }: StoredFields & Pick<GameBody, 'organization_id'>,
  { opponent }: GameDraft,
): GameValues => ({ ...values, opponent });

/** Returns the request body that changes these values. */
export const gameChangeOf = ({ opponent, ...values }: Partial<GameValues>): GameChange =>
  gameChange.parse({ ...values, ...(opponent && { organization_id: opponent.id }) });

/** How the form edits a logged game. */
export const gameEdit = (opened: GameView, read: () => Promise<GameView>): Edit<GameView, GameValues> => ({
  opened,
  read,
  valuesOf: (game) => {
    const draft = gameDraftOf(game);
    return gameValuesOf(gameBodyOf(draft, opened.position), draft);
  },
  labels: gameLabels,
  textOf: (field, value) => (field === 'date' && typeof value === 'string' ? formatDay(value) : null),
});

const isField = (name: unknown): name is keyof GameDraft =>
  typeof name === 'string' && Object.hasOwn(gameDraft.shape, name);

/** Maps a field of the request body to the form field that shows its errors. */
export const fieldOf = (path: unknown): keyof GameDraft | null =>
  path === 'organization_id' ? 'opponent' : isField(path) ? path : null;

const isCount = (field: keyof GameDraft): field is CountName =>
  field === 'our_score' || field === 'their_score' || field in gameCounts;

/** Says what is wrong with a typed count; null if it is one. */
const countProblem = (name: CountName, typed: string): string | null => {
  const count = countOf(typed);
  if (count === null) return null;
  if (Number.isNaN(count)) return `“${typed.trim()}” is not a whole number. Please type digits only.`;
  const max = name === 'our_score' || name === 'their_score' ? gameRules.maxScore : gameCounts[name].max;
  return count > max ? `${count} is too many: at most ${max} can be saved.` : null;
};

/** The contract's message of a field, with what is wrong with the typed text. */
const fieldErrorOf = (draft: GameDraft, field: keyof GameDraft, message: string): FieldError => {
  if (field === 'date') return { type: 'contract', message: readGameDate(draft.date).problem ?? message };
  const typed = isCount(field) ? countProblem(field, draft[field]) : null;
  return { type: 'contract', message, ...(typed && { types: { typed } }) };
};

/** Form resolver with the contract's rules and messages, by position. */
export const gameResolver =
  (position: Position | null): Resolver<GameDraft, unknown, GameBody> =>
  (draft) => {
    const body = gameBodyOf(draft, position);
    const parsed = gameBody.safeParse(body);
    const missing = missingField(position, body);
    if (parsed.success && !missing) return { values: parsed.data, errors: {} };
    const issues = (parsed.error?.issues ?? []).map(({ path: [path], message }) => ({ path, message }));
    const errors: FieldErrors<GameDraft> = {};
    for (const { path, message } of [...issues, ...(missing ? [missing] : [])]) {
      const field = fieldOf(path);
      if (field) errors[field] ??= fieldErrorOf(draft, field, message);
    }
    return { values: {}, errors };
  };
