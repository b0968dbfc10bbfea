import type { GameBody } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../../state/api';
import { toast } from '../../../ui/toast';
import { countOf, type CountName, fieldOf, type GameDraft, gameResolver } from './game-draft';
import { thirdOf, trio, type TrioName } from './goalie-trio';

/** Tapping one of a pair lights up the other, as on a scoreboard. */
const partners: Partial<Record<CountName, CountName>> = {
  our_score: 'their_score',
  their_score: 'our_score',
  goals: 'assists',
  assists: 'goals',
};

const isTrio = (name: CountName): name is TrioName => trio.some((one) => one === name);

export interface GameFormOptions {
  position: Position | null;
  initial: GameDraft;
  /** Sends the game; what it throws is shown, and the form keeps everything. */
  save: (body: GameBody, draft: GameDraft) => Promise<void>;
  /** The screen's own words for a failure. */
  failed: string;
  /** Hears of every change, so that it can be kept. */
  onDraft: (draft: GameDraft) => void;
}

/** The form of a game: the contract's rules, counts that solve themselves, and a failure that loses nothing. */
export const useGameForm = ({ position, initial, save, failed, onDraft }: GameFormOptions) => {
  const third = thirdOf(initial);
  const form = useForm<GameDraft, unknown, GameBody>({
    defaultValues: { ...initial, ...(third && { [third.name]: third.value }) },
    resolver: gameResolver(position),
  });
  const { setValue, getValues, setError, formState } = form;
  const draft = form.watch();
  const [filled, setFilled] = useState(third?.name ?? null);
  const shouldValidate = formState.isSubmitted;

  useEffect(() => {
    if (formState.isDirty) onDraft(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- told once for every change of the draft
  }, [draft, formState.isDirty]);

  const put = (name: CountName, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate });
  const solve = (name: TrioName) => {
    const follower = filled === name ? null : filled;
    const next = thirdOf(getValues(), follower, name);
    if (next) put(next.name, next.value);
    else if (follower) put(follower, '');
    setFilled(next?.name ?? null);
  };
  const onType = (name: CountName, text: string) => {
    put(name, text);
    if (isTrio(name)) solve(name);
  };
  // Read from the form and not from what is drawn: a held button may be faster than the screen.
  const onStep = (name: CountName, by: 1 | -1, most: number) => {
    const count = countOf(getValues(name));
    const next = count === null || Number.isNaN(count) ? Math.max(0, by) : count + by;
    onType(name, String(Math.min(most, Math.max(0, next))));
    const partner = partners[name];
    if (partner && getValues(partner) === '') put(partner, '0');
  };

  const submit = form.handleSubmit(async (body) => {
    try {
      await save(body, getValues());
    } catch (error) {
      const message = messageOf(error, failed);
      for (const { path, message: sentence } of error instanceof ApiError ? error.errors : []) {
        const field = fieldOf(path);
        if (field) setError(field, { message: sentence });
      }
      setError('root', { message });
      toast.error(message);
    }
  });
  return { form, draft, filled, onType, onStep, submit: () => void submit() };
};
