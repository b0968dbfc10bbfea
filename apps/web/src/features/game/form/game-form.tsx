import { gameRules, type GameView, isAhead } from '@rinkside/contracts/game';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { dayAfter, seasonOf } from '@rinkside/contracts/season';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { isComposing } from '../../../ui/is-composing';
import { takeShownTexts } from '../../../ui/shown-texts';
import { DateField } from '../../calendar/date-field';
import { formatDay } from '../../calendar/format-day';
import { localToday } from '../../calendar/parse-date';
import { rangeText } from '../season-games';
import { PlausibilityWarnings } from './plausibility-warnings';
import { plausibilityWarningsOf } from './plausibility';
import { type CountHints, GoalieFields, ScoreFields, SkaterFields } from './count-groups';
import { readGameDate } from './game-draft';
import { OpponentField } from './opponent-field';
import { dateQuestion } from './date-question';
import { type GameFormOptions, useGameForm } from './use-game-form';

export interface GameFormProps extends GameFormOptions {
  team: OrganizationCard | null;
  recent: readonly OrganizationCard[];
  /** Opponents to choose from without a connection, where a new one can also be named. */
  known?: readonly OrganizationCard[];
  /** Initial search text for the opponent. */
  opponentQuery?: string | undefined;
  /** The player's other games, to warn about duplicates. */
  others: readonly GameView[];
  submitLabel: string;
  /** The player's birthday; a much older game is asked about. */
  birthdate: string | null;
  /** Shown next to the submit button. */
  aside?: ReactNode;
  /** The opponent is known and cannot be changed here. */
  hasOpponent?: boolean;
  /** The log says that the game was lost in a shootout. */
  lostShootout?: boolean;
  /** Shown next to counts. */
  hints?: CountHints;
}

/** Enter moves to the next field and submits in the last one; Ctrl or Cmd + Enter submits. */
const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
  const { target, currentTarget: form } = event;
  // Key events of dialogs bubble through the React tree.
  if (!(target instanceof Node && form.contains(target))) return;
  if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
  const submitsNow = event.ctrlKey || event.metaKey;
  if (!submitsNow && !(target instanceof HTMLInputElement && target.type === 'text')) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=text], input:not([type])')];
  const next = target instanceof HTMLInputElement ? fields[fields.indexOf(target) + 1] : undefined;
  if (submitsNow || !next) form.requestSubmit();
  else next.focus();
};

/** Says when a game counts. */
const countsText = (typed: string) => {
  const { date } = readGameDate(typed);
  if (!date) return undefined;
  const season = rangeText('profile', seasonOf('profile', date));
  return isAhead(date, localToday())
    ? `Counts toward ${season} from ${formatDay(dayAfter(date))}.`
    : `Counts toward ${season}.`;
};

/** Form to log or correct a game, by the position played. */
export const GameForm = ({
  team,
  recent,
  known,
  opponentQuery,
  others,
  submitLabel,
  birthdate,
  aside,
  hasOpponent = false,
  hints,
  lostShootout = false,
  ...options
}: GameFormProps) => {
  const { position } = options;
  const { form, draft, derivedField, submit, ...counts } = useGameForm(options);
  const { control, formState } = form;
  /** The date in question, before the game is saved. */
  const [asked, setAsked] = useState<{ title: string; text: string } | null>(null);
  const { errors } = formState;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    takeShownTexts(event.currentTarget, form, { date: (text) => readGameDate(text).date ?? text });
    const question = dateQuestion(form.getValues('date'), localToday(), birthdate);
    if (question && form.getValues('date') !== options.initial.date)
      void form.handleSubmit(() => setAsked(question))();
    else submit();
  };
  const groups = { control, ...counts, errors, hints };
  // Goalies: in the first column, which balances the column heights. Skaters: in the second.
  const score = <ScoreFields {...groups} team={team} opponent={draft.opponent} />;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter moves through the fields
    <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-1 gap-4">
          <Card as="div">
            <div className="grid gap-4">
              {!hasOpponent && (
                <Controller
                  control={control}
                  name="opponent"
                  render={({ field: { value, onChange, ref } }) => (
                    <OpponentField
                      value={value}
                      onChange={onChange}
                      fieldRef={ref}
                      recent={recent}
                      known={known}
                      initialQuery={opponentQuery}
                      error={errors.opponent?.message}
                    />
                  )}
                />
              )}
              <Controller
                control={control}
                name="date"
                render={({ field: { value, onChange, ref } }) => (
                  <DateField
                    label="Date"
                    value={value}
                    onChange={onChange}
                    inputRef={ref}
                    name="date"
                    read={readGameDate}
                    years={gameRules.years}
                    error={errors.date?.message}
                    hint={countsText(value)}
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
            <GoalieFields {...groups} derivedField={derivedField} />
          ) : (
            <SkaterFields {...groups} />
          )}
          <PlausibilityWarnings
            warnings={plausibilityWarningsOf(draft, position, others, localToday(), { lostShootout })}
          />
        </div>
      </div>
      <div className="action-bar mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-raised p-2.5 shadow-high lg:flex-row-reverse lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
        {errors.root?.message && (
          <Banner tone="error" className="basis-full">
            {errors.root.message} Nothing you typed is lost.
          </Banner>
        )}
        <Button
          type="submit"
          size="large"
          loading={formState.isSubmitting}
          // Keep the focus: a message that appears on blur would move the button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
          className="flex-1 lg:min-w-56 lg:flex-none"
        >
          {submitLabel}
        </Button>
        {aside}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked?.title}
        text={asked?.text}
        confirmLabel={submitLabel}
        tone="plain"
        onConfirm={() => {
          setAsked(null);
          submit();
        }}
      />
    </form>
  );
};
