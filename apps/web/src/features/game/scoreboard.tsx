import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import { clsx } from 'clsx';
import { Avatar } from '../../ui/avatar';
import { FaceOffCircle } from '../../ui/rink';
import { RollingNumber } from '../../ui/rolling-number';
import { formatDay } from '../calendar/format-day';
import { gameStatsOf, outcomes, teamsOf } from './game-line';

const tones = { win: 'text-lamp-ink', loss: 'text-soft', tie: 'text-ink' } as const;

/** Scoreboard of a game, the author's team first. Digits roll when the score is corrected. */
export const Scoreboard = ({ game }: { game: GameView }) => {
  const outcome = outcomeOf(game);
  const [ours, theirs] = teamsOf(game);
  const teams = [ours, theirs].map(({ name, image }, side) => (
    <div
      key={side === 0 ? 'ours' : 'theirs'}
      className="grid min-w-0 grid-cols-1 justify-items-center gap-2 text-center"
    >
      <Avatar name={name} src={image} size="large" shape="organization" />
      <span className="max-w-full font-semibold text-pretty hyphens-auto @max-[22rem]:text-sm">
        <bdi>{name}</bdi>
      </span>
    </div>
  ));
  return (
    <div className="@container relative isolate overflow-hidden rounded-xl night shadow-low">
      <FaceOffCircle className="absolute top-28 left-1/2 -z-10 size-96 -translate-1/2 text-edge opacity-15" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 p-5 sm:p-8 @max-[22rem]:gap-2 @max-[22rem]:p-3 @max-[18rem]:grid-cols-1">
        {teams[0]}
        <div className="grid justify-items-center gap-2">
          <p className={clsx('eyebrow', tones[outcome])}>{outcomes[outcome].word}</p>
          <p
            className="numeral flex items-center gap-2.5 text-score"
            aria-label={`${ours.score} to ${theirs.score}`}
          >
            <RollingNumber value={ours.score} />
            <span aria-hidden="true" className="text-4xl text-soft">
              –
            </span>
            <RollingNumber value={theirs.score} />
          </p>
          <time dateTime={game.date} className="text-sm text-soft">
            {formatDay(game.date)}
          </time>
        </div>
        {teams[1]}
      </div>
      <dl className="grid grid-cols-3 divide-x divide-line border-t border-line bg-rink">
        {gameStatsOf(game).map(({ label, spokenLabel, value }) => (
          <div key={label} className="grid justify-items-center gap-1 py-3">
            <dt className="text-sm font-medium text-soft first-letter:uppercase">{spokenLabel}</dt>
            <dd className="numeral text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
