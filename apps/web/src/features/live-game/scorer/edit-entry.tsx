import {
  type GamePeriods,
  liveGameRules,
  penaltyMinutes,
  type Period,
  periodsOf,
  type Play,
  type ReadPlay,
  strengths,
} from '@rinkside/contracts/live-game';
import type { TimelineEntry } from '@rinkside/contracts/live-game.state';
import { isolate } from '@rinkside/contracts/text';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RadioChips } from '../../../ui/radio-group';
import { actionText, boardTime, countsDown, entryTime, longPeriod, shortPeriod } from '../game-text';
import type { ShownGame } from '../shown-game';
import { TimeSteps } from './time-steps';
import type { Scorer } from './use-scorer';

type Goal = Extract<Play, { kind: 'goal' }>;
const goalOf = (side: Goal['side'], credit: Goal['credit']) => ({ kind: 'goal', side, credit }) as const;

/** What a play can be changed to. */
const choices = {
  us: goalOf('us', null),
  goal: goalOf('us', 'goal'),
  assist: goalOf('us', 'assist'),
  them: goalOf('them', null),
  against: goalOf('them', 'against'),
  shot: { kind: 'shot' },
  save: { kind: 'save' },
  penalty: { kind: 'penalty' },
} as const;
type Choice = keyof typeof choices;

const choicesOf = { skater: ['us', 'goal', 'assist', 'them', 'shot', 'penalty'], goalie: ['us', 'goal', 'assist', 'against', 'them', 'save', 'penalty'] } as const satisfies Record<string, readonly Choice[]>; // prettier-ignore

const choiceOf = (play: ReadPlay): Choice | null => {
  if (play.kind === 'note' || play.kind === 'quick_note') return null;
  return play.kind === 'goal' ? (play.credit ?? play.side) : play.kind;
};

/** A note that was taken down has no text to keep. */
const noteOf = (text: string | null): Play | null => (text === null ? null : { kind: 'note', text });

const labelOf = (choice: Choice, isGoalie: boolean, player: string): string =>
  ({
    us: 'Our goal',
    goal: `Goal by ${player}`,
    assist: `Assist by ${player}`,
    them: isGoalie ? 'Their goal, empty net' : 'Their goal',
    against: 'Goal against',
    shot: 'Shot',
    save: 'Save',
    penalty: 'Penalty',
  })[choice];

const strengthNames = { even: 'Even', power_play: 'Power play', short_handed: 'Short-handed' } as const;

/** The periods that a play can be moved to: those that began; before one began, and in a shootout, those of the game. */
const choosable = (last: Period | null, periods: GamePeriods): Period[] => {
  const count = typeof last === 'number' ? last : periods.count;
  return [
    ...Array.from({ length: Math.min(count, liveGameRules.maxPeriod) }, (_, index) => index + 1),
    ...(last === 'shootout' ? (['shootout'] as const) : []),
  ];
};

export interface EditEntryProps {
  entry: TimelineEntry & { action: ReadPlay };
  game: ShownGame;
  scorer: Scorer;
  onClose: () => void;
}

/** Corrects a play of the timeline, or takes it back. */
export const EditEntry = ({ entry, game: { view, state }, scorer, onClose }: EditEntryProps) => {
  const { action } = entry;
  const periods = periodsOf(view);
  const isGoalie = view.position === 'goalie';
  const [choice, setChoice] = useState(() => choiceOf(action));
  const [strength, setStrength] = useState(action.kind === 'goal' ? action.strength : 'even');
  const [minutes, setMinutes] = useState(action.kind === 'penalty' ? action.minutes : 2);
  const [period, setPeriod] = useState(entry.period ?? 1);
  const [elapsed, setElapsed] = useState(entry.elapsed_seconds);
  const chosen = choice && choices[choice];

  const playOf = (): Play | null => {
    if (!chosen) return action.kind === 'note' ? noteOf(action.text) : action;
    if (chosen.kind === 'goal') return { ...chosen, strength };
    return chosen.kind === 'penalty' ? { ...chosen, minutes } : chosen;
  };
  const save = () => {
    const play = playOf();
    if (play) void scorer.edit(entry.id, play, { period, elapsed_seconds: elapsed });
    onClose();
  };
  const remove = () => {
    void scorer.undo([entry]);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Correct it"
      text={`${actionText(action, entry.period, view)}, ${entryTime(entry, view)}.`}
      footer={
        <>
          <Button
            variant="secondary"
            size="large"
            icon={<Trash2 size={20} aria-hidden="true" />}
            className="min-h-16"
            onClick={remove}
          >
            Delete
          </Button>
          <Button size="large" className="min-h-16 sm:flex-1" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5 [&_label]:min-h-16">
        {choice && (
          <RadioChips
            legend="What was it?"
            options={choicesOf[isGoalie ? 'goalie' : 'skater'].map((value) => ({
              value,
              label: labelOf(value, isGoalie, isolate(view.player.first_name)),
            }))}
            value={choice}
            onValueChange={setChoice}
          />
        )}
        {chosen?.kind === 'goal' && (
          <RadioChips
            legend="How?"
            options={strengths.map((value) => ({ value, label: strengthNames[value] }))}
            value={strength}
            onValueChange={setStrength}
          />
        )}
        {chosen?.kind === 'penalty' && (
          <RadioChips
            legend="Minutes"
            options={penaltyMinutes.map((value) => ({ value: String(value), label: value }))}
            value={String(minutes)}
            onValueChange={(value) =>
              setMinutes(penaltyMinutes.find((other) => String(other) === value) ?? 2)
            }
          />
        )}
        <RadioChips
          legend="Period"
          options={choosable(state.period, periods).map((value) => ({
            value: String(value),
            label: <span title={longPeriod(value, periods)}>{shortPeriod(value, periods)}</span>,
          }))}
          value={String(period)}
          onValueChange={(value) => setPeriod(value === 'shootout' ? value : Number(value))}
        />
        {period !== 'shootout' && (
          <TimeSteps
            text={boardTime(period, elapsed, periods)}
            onStep={(seconds) => {
              const next = elapsed + (countsDown(period, periods) ? -seconds : seconds);
              setElapsed(Math.min(periods.minutes * 60, Math.max(0, next)));
            }}
          />
        )}
      </div>
    </Dialog>
  );
};
