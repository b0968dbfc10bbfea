import type { GameBody } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../../state/api';
import { toast } from '../../../ui/toast';
import { countOf, type CountName, fieldOf, type GameDraft, gameResolver } from './game-draft';
import { deriveMissingCount, shotCounts, type ShotCountName } from './goalie-shots';

/** Stepping one count of a pair sets an empty other one to 0. */
const partners: Partial<Record<CountName, CountName>> = {
  our_score: 'their_score',
  their_score: 'our_score',
  goals: 'assists',
  assists: 'goals',
};

const isTrio = (name: CountName): name is ShotCountName => shotCounts.some((member) => member === name);

export interface GameFormOptions {
  position: Position | null;
  initial: GameDraft;
  /** What the player had typed before; replaces `initial`. */
  restored?: GameDraft | null;
  /** Sends the game; resolves to false if the player goes back to the form. Errors are shown; the form keeps its values. */
  save: (body: GameBody, draft: GameDraft) => Promise<boolean>;
  /** Default error message. */
  failedMessage: string;
  /** Called on every change, to store the draft. */
  onDraft: (draft: GameDraft) => void;
}

/** Form state of a game: contract validation, derived goalie counts, and errors that keep all values. */
export const useGameForm = ({
  position,
  initial,
  restored,
  save,
  failedMessage,
  onDraft,
}: GameFormOptions) => {
  const begun = restored ?? initial;
  const third = deriveMissingCount(begun);
  const form = useForm<GameDraft, unknown, GameBody>({
    defaultValues: { ...begun, ...(third && { [third.name]: third.value }) },
    resolver: gameResolver(position),
  });
  const { setValue, getValues, setError, formState } = form;
  const draft = form.watch();
  const [derivedField, setDerivedField] = useState(third?.name ?? null);
  const shouldValidate = formState.isSubmitted;

  /** Set from the submit on: a sent game is no draft. */
  const sent = useRef(false);
  /** A value that is typed back to the first one is a change, too. */
  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= formState.isDirty;
    if (hasChanged.current && !sent.current) onDraft(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- call once per change of the draft
  }, [draft, formState.isDirty]);

  const setCount = (name: CountName, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate });
  const deriveThird = (name: ShotCountName) => {
    const derivedBefore = derivedField === name ? null : derivedField;
    const next = deriveMissingCount(getValues(), derivedBefore, name);
    if (next) setCount(next.name, next.value);
    else if (derivedBefore) setCount(derivedBefore, '');
    setDerivedField(next?.name ?? null);
  };
  const onType = (name: CountName, text: string) => {
    setCount(name, text);
    if (isTrio(name)) deriveThird(name);
  };
  // Read the form, not the rendered value: a held button can be faster than rendering.
  const onStep = (name: CountName, by: 1 | -1, max: number) => {
    const count = countOf(getValues(name));
    const next = count === null || Number.isNaN(count) ? Math.max(0, by) : count + by;
    onType(name, String(Math.min(max, Math.max(0, next))));
    const partner = partners[name];
    if (partner && getValues(partner) === '') setCount(partner, '0');
  };

  const submit = form.handleSubmit(async (body) => {
    sent.current = true;
    try {
      sent.current = await save(body, getValues());
    } catch (error) {
      sent.current = false;
      onDraft(getValues());
      const message = messageOf(error, failedMessage);
      for (const { path, message: fieldMessage } of error instanceof ApiError ? error.errors : []) {
        const field = fieldOf(path);
        if (field) setError(field, { message: fieldMessage });
      }
      setError('root', { message });
      toast.error(message);
    }
  });
  return { form, draft, derivedField, onType, onStep, submit: () => void submit() };
};
