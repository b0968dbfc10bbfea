import type { GameView } from '@rinkside/contracts/game';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { seasonOf } from '@rinkside/contracts/season';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DateField } from '../../calendar/date-field';
import { todayHere } from '../../calendar/typed-date';
import { rangeText } from '../../season/season-games';
import { Checks } from './checks-panel';
import { checksOf } from './checks';
import { GoalieFields, ScoreFields, SkaterFields } from './count-groups';
import { OpponentField } from './opponent-field';
import { type GameFormOptions, useGameForm } from './use-game-form';

export interface GameFormProps extends GameFormOptions {
  team: OrganizationCard | null;
  recent: readonly OrganizationCard[];
  /** Whom to look for at first, where nobody is chosen. */
  sought?: string | undefined;
  /** The player's other games: one may be this one already. */
  others: readonly GameView[];
  submitLabel: string;
  /** Beside the button. */
  aside?: ReactNode;
}

/** Enter goes on to the next field and saves in the last one; with Ctrl or Cmd it saves at once. */
const walk = (event: KeyboardEvent<HTMLFormElement>) => {
  const { target, currentTarget: form } = event;
  // What is typed in a dialog bubbles to here too.
  if (!(target instanceof Node && form.contains(target))) return;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const atOnce = event.ctrlKey || event.metaKey;
  if (!atOnce && !(target instanceof HTMLInputElement && target.type === 'text')) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=text], input:not([type])')];
  const next = target instanceof HTMLInputElement ? fields[fields.indexOf(target) + 1] : undefined;
  if (atOnce || !next) form.requestSubmit();
  else next.focus();
};

/** Logs or corrects a game, by the position it was played in. */
export const GameForm = ({ team, recent, sought, others, submitLabel, aside, ...options }: GameFormProps) => {
  const { position } = options;
  const { form, draft, filled, submit, ...counts } = useGameForm(options);
  const { control, formState } = form;
  const readDate = useRef<() => boolean>(null);
  const { errors } = formState;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    if (readDate.current?.()) submit();
    else form.setFocus('date');
  };
  // Below the other team, or beside it where the two columns are then as long.
  const score = (
    <ScoreFields control={control} {...counts} errors={errors} team={team} opponent={draft.opponent} />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter walks through the fields
    <form noValidate onSubmit={onSubmit} onKeyDown={walk}>
      {/* A focused field stays clear of the bar below. */}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start [&_input]:scroll-mb-24">
        <div className="grid grid-cols-1 gap-4">
          <Card as="div">
            <div className="grid gap-4">
              <Controller
                control={control}
                name="opponent"
                render={({ field: { value, onChange, ref } }) => (
                  <OpponentField
                    value={value}
                    onChange={onChange}
                    fieldRef={ref}
                    recent={recent}
                    sought={sought}
                    error={errors.opponent?.message}
                  />
                )}
              />
              <Controller
                control={control}
                name="date"
                render={({ field: { value, onChange, ref } }) => (
                  <DateField
                    label="Date"
                    value={value}
                    onChange={onChange}
                    inputRef={ref}
                    readRef={readDate}
                    error={errors.date?.message}
                    hint={`Counts toward ${rangeText('profile', seasonOf('profile', value))}.`}
                  />
                )}
              />
            </div>
          </Card>
          {position === 'goalie' && score}
        </div>
        <div className="grid grid-cols-1 gap-4">
          {position !== 'goalie' && score}
          {position === 'goalie' ? (
            <GoalieFields control={control} {...counts} errors={errors} filled={filled} />
          ) : (
            <SkaterFields control={control} {...counts} errors={errors} />
          )}
          <Checks checks={checksOf(draft, position, others, todayHere())} />
        </div>
      </div>
      <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-raised p-2.5 shadow-high lg:static lg:flex-row-reverse lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
        {errors.root?.message && (
          <Banner tone="error" className="basis-full">
            {errors.root.message} Nothing you typed is lost.
          </Banner>
        )}
        <Button
          type="submit"
          size="large"
          loading={formState.isSubmitting}
          // The date keeps the focus until it is read: refused on blur, the click would save the one before.
          onMouseDown={(event) => event.preventDefault()}
          className="flex-1 lg:min-w-56 lg:flex-none"
        >
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
};
