import {
  type GameBody,
  gameBody,
  type GameChange,
  gameChange,
  type GameView,
  missingField,
} from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import type { Control, FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod';

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
  goals: z.string(),
  assists: z.string(),
  shots_against: z.string(),
  saves: z.string(),
  goals_against: z.string(),
  minutes_played: z.string(),
  powerplay_goals_against: z.string(),
  shorthanded_goals_against: z.string(),
  started_game: z.boolean(),
});
export type GameDraft = z.infer<typeof gameDraft>;

/** Control object of the game form. */
export type GameControl = Control<GameDraft, unknown, GameBody>;
export type CountName = Exclude<keyof GameDraft, 'opponent' | 'date' | 'started_game'>;
const goalieCounts = [
  'shots_against',
  'saves',
  'goals_against',
  'minutes_played',
  'powerplay_goals_against',
  'shorthanded_goals_against',
] as const;

export const emptyDraft = (date: string): GameDraft => ({
  opponent: null,
  date,
  our_score: '',
  their_score: '',
  goals: '',
  assists: '',
  shots_against: '',
  saves: '',
  goals_against: '',
  minutes_played: '',
  powerplay_goals_against: '',
  shorthanded_goals_against: '',
  started_game: true,
});

const text = (count: number | null) => (count === null ? '' : String(count));

/** Returns the form values of a logged game. */
export const gameDraftOf = (game: GameView): GameDraft => ({
  opponent: game.opponent,
  date: game.date,
  our_score: text(game.our_score),
  their_score: text(game.their_score),
  goals: text(game.goals),
  assists: text(game.assists),
  shots_against: text(game.shots_against),
  saves: text(game.saves),
  goals_against: text(game.goals_against),
  minutes_played: text(game.minutes_played),
  powerplay_goals_against: text(game.powerplay_goals_against),
  shorthanded_goals_against: text(game.shorthanded_goals_against),
  started_game: game.started_game ?? false,
});

/** Parses a typed count: null if empty, NaN if invalid. */
export const countOf = (typed: string): number | null => {
  const digits = typed.trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Returns the request body. A goalie's goals and assists are 0; a skater sends no goalie fields. */
export const gameBodyOf = (draft: GameDraft, position: Position | null) => {
  const scores = {
    organization_id: draft.opponent?.id ?? '',
    date: draft.date,
    our_score: countOf(draft.our_score),
    their_score: countOf(draft.their_score),
  };
  if (position !== 'goalie')
    return { ...scores, goals: countOf(draft.goals), assists: countOf(draft.assists) };
  const counts = goalieCounts.map((name) => [name, countOf(draft[name])] as const);
  return { ...scores, goals: 0, assists: 0, started_game: draft.started_game, ...Object.fromEntries(counts) };
};

/** Returns the fields of a logged game that differ from the form's initial values. */
export const changeOf = (body: GameBody, before: GameView): GameChange => {
  const initial: Record<string, unknown> = gameBodyOf(gameDraftOf(before), before.position);
  return gameChange.parse(
    Object.fromEntries(Object.entries(body).filter(([name, value]) => initial[name] !== value)),
  );
};

const isField = (name: unknown): name is keyof GameDraft =>
  typeof name === 'string' && Object.hasOwn(gameDraft.shape, name);

/** Maps a field of the request body to the form field that shows its errors. */
export const fieldOf = (path: unknown): keyof GameDraft | null =>
  path === 'organization_id' ? 'opponent' : isField(path) ? path : null;

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
      if (field) errors[field] ??= { type: 'contract', message };
    }
    return { values: {}, errors };
  };
