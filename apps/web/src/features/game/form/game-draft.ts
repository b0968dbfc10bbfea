import {
  type GameBody,
  gameBody,
  type GameChange,
  gameChange,
  type GameView,
  missingIn,
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

/** A game as it stands in the form: counts are what was typed, '' where nothing was. */
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

/** The form's handle for its fields. */
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

/** A logged game, to be corrected. */
export const draftOf = (game: GameView): GameDraft => ({
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

/** What was typed as a number: null for nothing, NaN for what is none. */
export const countOf = (typed: string): number | null => {
  const digits = typed.trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** As it is sent. A goalie's goals and assists are 0; a skater sends no goalie fields. */
export const bodyOf = (draft: GameDraft, position: Position | null) => {
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

/** What of a logged game the form would change: what nobody touched is as it was when the form began. */
export const changeOf = (body: GameBody, before: GameView): GameChange => {
  const was: Record<string, unknown> = bodyOf(draftOf(before), before.position);
  return gameChange.parse(
    Object.fromEntries(Object.entries(body).filter(([name, value]) => was[name] !== value)),
  );
};

const isField = (name: unknown): name is keyof GameDraft =>
  typeof name === 'string' && Object.hasOwn(gameDraft.shape, name);

/** Where the form shows what is said of a field as it is sent. */
export const fieldOf = (path: unknown): keyof GameDraft | null =>
  path === 'organization_id' ? 'opponent' : isField(path) ? path : null;

/** The contract's own rules and sentences, for the position the game is played in. */
export const gameResolver =
  (position: Position | null): Resolver<GameDraft, unknown, GameBody> =>
  (draft) => {
    const sent = bodyOf(draft, position);
    const read = gameBody.safeParse(sent);
    const missing = missingIn(position, sent);
    if (read.success && !missing) return { values: read.data, errors: {} };
    const issues = (read.error?.issues ?? []).map(({ path: [path], message }) => ({ path, message }));
    const errors: FieldErrors<GameDraft> = {};
    for (const { path, message } of [...issues, ...(missing ? [missing] : [])]) {
      const field = fieldOf(path);
      if (field) errors[field] ??= { type: 'contract', message };
    }
    return { values: {}, errors };
  };
