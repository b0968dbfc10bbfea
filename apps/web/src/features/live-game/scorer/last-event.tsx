import { type LiveGameEvent, type Play, strengths } from '@rinkside/contracts/live-game';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { CheerCounts } from '../cheers';
import { actionText, periodsText } from '../game-text';
import type { ShownGame } from '../shown-game';
import type { Scorer } from './use-scorer';

type Goal = Extract<Play, { kind: 'goal' }>;

const textOf = ([event]: readonly LiveGameEvent[], { view, state }: ShownGame): string => {
  const action = event?.action;
  if (!action) return 'Nothing logged yet';
  if (action.kind === 'clock') return action.running ? 'Clock runs' : 'Clock stopped';
  if (action.kind === 'periods') return periodsText(action);
  if (action.kind === 'edit') return actionText(action.play, state.period, view);
  return action.kind === 'undo' ? 'Taken back' : actionText(action, state.period, view);
};

const strengthNames = { even: 'Even', power_play: 'Power play', short_handed: 'Short-handed' } as const;

const Chip = ({
  pressed,
  onPress,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="min-h-16 max-w-full touch-manipulation rounded-full border border-edge bg-board px-3 text-sm font-semibold select-none aria-pressed:border-blue aria-pressed:bg-blue aria-pressed:text-on-blue"
  >
    {children}
  </button>
);

/** Says more about the goal that was logged last: who had a part in it, or how it was let in. */
const GoalDetails = ({
  id,
  goal,
  game,
  scorer,
}: {
  id: string;
  goal: Goal;
  game: ShownGame;
  scorer: Scorer;
}) => {
  const name = game.view.player.first_name;
  const edit = (changes: Partial<Goal>) => () => void scorer.edit(id, { ...goal, ...changes });
  if (goal.side === 'us' && game.view.position !== 'goalie')
    return ([['goal', 'scored'], ['assist', 'set it up']] as const).map(([credit, verb]) => (
      <Chip
        key={credit}
        pressed={goal.credit === credit}
        onPress={edit({ credit: goal.credit === credit ? null : credit })}
      >
        <bdi>{name}</bdi> {verb}
      </Chip>
    )); // prettier-ignore
  if (goal.side === 'them' && game.view.position === 'goalie')
    return (
      <>
        {strengths.slice(1).map((strength) => (
          <Chip
            key={strength}
            pressed={goal.strength === strength}
            onPress={edit({ strength: goal.strength === strength ? 'even' : strength })}
          >
            {strengthNames[strength]}
          </Chip>
        ))}
        <Chip
          pressed={goal.credit === null}
          onPress={edit({ credit: goal.credit === null ? 'against' : null })}
        >
          Empty net
        </Chip>
      </>
    );
  return null;
};

/** The last tap with Undo, more about a goal, and the cheers. The line keeps its height. */
export const LastEvent = ({ game, scorer }: { game: ShownGame; scorer: Scorer }) => {
  const [event] = scorer.last;
  const id = event?.action.kind === 'edit' ? event.action.target_id : event?.id;
  const entry = game.state.timeline.find((other) => other.id === id);
  return (
    <div className="@container grid grid-cols-1 gap-2 compact:gap-1">
      <div className="flex flex-wrap items-center justify-end gap-x-3 rounded-lg border border-line bg-board py-1 pr-1 pl-4 compact:py-0">
        <output dir="auto" className="line-clamp-2 min-w-0 flex-1 basis-[8rem] leading-tight font-medium">
          {textOf(scorer.last, game)}
        </output>
        <Button
          variant="secondary"
          size="large"
          disabled={scorer.last.length === 0}
          icon={<Undo2 size={22} aria-hidden="true" />}
          className="min-h-16 touch-manipulation"
          onClick={() => void scorer.undo()}
        >
          Undo
        </Button>
      </div>
      <div className="flex min-h-16 gap-2 @max-[15rem]:flex-wrap">
        {id && entry?.action.kind === 'goal' && (
          <GoalDetails id={id} goal={entry.action} game={game} scorer={scorer} />
        )}
        <CheerCounts cheers={game.view.cheers} className="m-auto shrink-0" />
      </div>
    </div>
  );
};
