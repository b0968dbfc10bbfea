import { type Play, penaltyMinutes } from '@rinkside/contracts/live-game';
import { clsx } from 'clsx';
import { Hand, type LucideIcon, Siren, Target, Timer, Users, X } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { sideNames } from '../game-text';
import type { ShownGame } from '../shown-game';
import type { Scorer } from './use-scorer';

const tones = {
  us: 'border-transparent bg-lamp text-on-lamp enabled:active:bg-lamp-press',
  them: 'night border-edge! text-ink enabled:active:bg-sunk',
  goal: 'border-lamp bg-lamp-wash text-lamp-ink',
  assist: 'border-blue bg-blue-wash text-blue',
  save: 'border-transparent bg-blue text-on-blue',
  plain: 'border-edge bg-board text-ink',
  penalty: 'border-red bg-red-wash text-red',
} as const;

interface PadProps {
  label: ReactNode;
  /** A second, smaller line. */
  text?: ReactNode;
  tone: keyof typeof tones;
  icon?: LucideIcon;
  big?: boolean;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
}

/** A button of at least 64 px that a glove can hit. */
const Pad = ({ label, text, tone, icon: Icon, big = false, disabled, className, ref, onPress }: PadProps) => (
  <button
    ref={ref}
    type="button"
    disabled={disabled}
    onClick={onPress}
    className={clsx(
      'flex min-h-16 min-w-0 touch-manipulation flex-col items-center justify-center gap-0.5 rounded-lg border-2 px-2 py-1.5 shadow-low transition select-none',
      'enabled:active:scale-[0.97] disabled:opacity-45',
      tones[tone],
      className,
    )}
  >
    <span className={clsx('display flex items-center gap-2 leading-none', big ? 'text-4xl' : 'text-2xl')}>
      {Icon && <Icon aria-hidden="true" className={clsx('shrink-0', big ? 'size-8' : 'size-6')} />}
      {label}
    </span>
    {text && (
      <span className="line-clamp-3 max-w-full text-center text-sm leading-tight font-medium hyphens-auto compact:line-clamp-1">
        {text}
      </span>
    )}
  </button>
);

interface PadsProps {
  game: ShownGame;
  scorer: Scorer;
}

const goal = (side: 'us' | 'them', credit: Extract<Play, { kind: 'goal' }>['credit']): Play => ({
  kind: 'goal',
  side,
  credit,
  strength: 'even',
});

/** The pads replace each other: the focus moves to the one that follows. */
const focusOn = (pad: HTMLButtonElement | null) => pad?.focus({ preventScroll: true });

/** The minutes of a penalty: its second tap. */
const PenaltyPads = ({ onChoose, onCancel }: { onChoose: (play: Play) => void; onCancel: () => void }) => (
  <fieldset className="grid min-w-0 flex-1 animate-fade grid-cols-2 gap-2.5 compact:gap-1.5">
    <legend className="sr-only">Penalty minutes</legend>
    {penaltyMinutes.map((minutes, index) => (
      <Pad
        key={minutes}
        ref={index === 0 ? focusOn : undefined}
        tone="penalty"
        big
        label={minutes}
        text="minutes"
        onPress={() => onChoose({ kind: 'penalty', minutes })}
      />
    ))}
    <Pad tone="plain" icon={X} label="No penalty" className="col-span-2" onPress={onCancel} />
  </fieldset>
);

/** What can be logged with one tap, by the position of the player. */
export const Pads = ({ game: { view, state }, scorer }: PadsProps) => {
  const [choosesPenalty, setChoosesPenalty] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const close = () => {
    setChoosesPenalty(false);
    setHasChosen(true);
  };
  const player = <bdi>{view.player.first_name}</bdi>;
  const names = sideNames(view);
  const isGoalie = view.position === 'goalie';
  const isShootout = state.period === 'shootout';
  const disabled = state.period === null;
  const press = (play: Play) => () => void scorer.log(play);
  if (choosesPenalty)
    return (
      <PenaltyPads
        onCancel={close}
        onChoose={(play) => {
          close();
          void scorer.log(play);
        }}
      />
    );
  const penalty = (
    <Pad
      ref={hasChosen ? focusOn : undefined}
      tone="penalty"
      icon={Timer}
      label="Penalty"
      disabled={disabled}
      onPress={() => setChoosesPenalty(true)}
    />
  );
  return (
    <div
      className={clsx(
        'grid flex-1 grid-cols-2 gap-2.5 compact:gap-1.5',
        isGoalie ? 'grid-rows-[3fr_3fr_2fr]' : 'grid-rows-[3fr_2fr_2fr]',
      )}
    >
      <Pad
        tone="us"
        big
        label="Us"
        text={<bdi>{names.us}</bdi>}
        disabled={disabled}
        className="min-h-20! compact:min-h-16!"
        onPress={press(goal('us', null))}
      />
      <Pad
        tone="them"
        big
        label="Them"
        text={isGoalie && !isShootout ? 'Goal against' : <bdi>{names.them}</bdi>}
        disabled={disabled}
        className="min-h-20! compact:min-h-16!"
        onPress={press(goal('them', isGoalie ? 'against' : null))}
      />
      {isGoalie ? (
        <>
          <Pad
            tone="save"
            big
            icon={Hand}
            label="Save"
            text={player}
            disabled={disabled}
            className="col-span-2 min-h-20! compact:min-h-16!"
            onPress={press({ kind: 'save' })}
          />
          <div className="col-span-2 grid">{penalty}</div>
        </>
      ) : (
        <>
          <Pad
            tone="goal"
            icon={Siren}
            label="Goal"
            text={<>{player} scored</>}
            disabled={disabled}
            onPress={press(goal('us', 'goal'))}
          />
          <Pad
            tone="assist"
            icon={Users}
            label="Assist"
            text={<>{player} set it up</>}
            disabled={disabled || isShootout}
            onPress={press(goal('us', 'assist'))}
          />
          <Pad
            tone="plain"
            icon={Target}
            label="Shot"
            disabled={disabled}
            onPress={press({ kind: 'shot' })}
          />
          {penalty}
        </>
      )}
    </div>
  );
};
