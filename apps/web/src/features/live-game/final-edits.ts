import * as z from 'zod';
import { draftAtom, saveDraft } from '../../state/offline/draft-store';
import { type CountName, gameDraft, type GameDraft } from '../game/form/game-draft';
import { finalEditsName } from './note-draft';

const value = z.union([z.string(), z.boolean()]);
/** The fields that were typed into the review of a live game, each with what the log said then. */
const finalEdits = z.record(z.string(), z.object({ typed: value, logged: value }));
type FinalEdits = z.infer<typeof finalEdits>;

/** What this device keeps of the review of a game. */
export const finalEditsAtom = (gameId: string) => draftAtom(finalEditsName(gameId));

export const readFinalEdits = (stored: unknown): FinalEdits => finalEdits.safeParse(stored).data ?? {};

/** Returns what the log says, with the typed fields in its place. */
export const withFinalEdits = (logged: GameDraft, edits: FinalEdits): GameDraft => {
  const typed = Object.entries(edits).map(([field, edit]) => [field, edit.typed]);
  return gameDraft.safeParse({ ...logged, ...Object.fromEntries(typed) }).data ?? logged;
};

const { opponent: _, ...typedShape } = gameDraft.shape;
const typedFields = Object.keys(typedShape) as (keyof typeof typedShape)[];

/** Stores the fields that differ from the log. The others follow it. */
export const saveFinalEdits = (
  gameId: string,
  draft: GameDraft,
  { logged, before }: { logged: GameDraft; before: FinalEdits },
): void => {
  const edits: FinalEdits = Object.fromEntries(
    typedFields.flatMap((field) => {
      const [typed, known] = [draft[field], before[field]];
      if (known?.typed === typed) return [[field, known] as const];
      return typed === logged[field] ? [] : [[field, { typed, logged: logged[field] }] as const];
    }),
  );
  // The form reports each rendering, and a stored draft renders it.
  const isSame = (other: FinalEdits) =>
    typedFields.every((field) => other[field]?.typed === edits[field]?.typed);
  if (!isSame(before)) saveDraft(finalEditsName(gameId), Object.keys(edits).length > 0 ? edits : null);
};

/** Says next to each typed number that the log counts another one since. */
export const finalHints = (logged: GameDraft, edits: FinalEdits): Partial<Record<CountName, string>> =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([field, edit]) => {
      const now = typedFields.find((name) => name === field);
      const says = now && logged[now];
      if (typeof says !== 'string' || field === 'date' || says === edit.logged || says === edit.typed)
        return [];
      return [[field, `The log now says ${says === '' ? 'nothing' : says}`]];
    }),
  );
