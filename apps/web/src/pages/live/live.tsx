import { shownStatus } from '@rinkside/contracts/live-game';
import type { LinkedGame, OpenedLiveLink } from '@rinkside/contracts/live-link';
import { reduceLiveGame, type TimelineEntry } from '@rinkside/contracts/live-game.state';
import { product } from '@rinkside/contracts/product';
import { isolate } from '@rinkside/contracts/text';
import { type ReactNode, useEffect, useState } from 'react';
import { useAnnouncement } from '../../features/live-game/announce';
import { BigBoard } from '../../features/live-game/big-board';
import { sideNames, stoppedText } from '../../features/live-game/game-text';
import { Timeline } from '../../features/live-game/timeline';
import { useNewBuild } from '../../features/live-game/use-new-build';
import { useShownStatus } from '../../features/live-game/use-shown-status';
import { followLink, type LinkState } from '../../features/live-link/follow-link';
import { displayName } from '../../state/entities/player-name';
import { serverNow } from '../../state/server-clock';
import { Card } from '../../ui/card';
import { FaceOffCircle } from '../../ui/rink';
import { PageSpinner } from '../../ui/spinner';

const Heading = ({ title, className }: { title: string; className: string }) => (
  <>
    <title>{`${title} · ${product.name}`}</title>
    <h1 dir="auto" className={`display min-w-0 ${className}`}>
      {title}
    </h1>
  </>
);

const Message = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-center">
    <FaceOffCircle className="size-32 text-edge" />
    <Heading title={title} className="max-w-2xl text-[max(1.75rem,min(4vw,6vh))]" />
    {children}
  </div>
);

const tilesOf = ({ position, summary: { counts } }: LinkedGame): [label: string, count: number][] =>
  position === 'goalie'
    ? [
        ['Saves', counts.saves],
        ['Goals against', counts.goals_against],
      ]
    : [
        ['Goals', counts.goals],
        ['Assists', counts.assists],
        ['Shots', counts.shots],
      ];

const Counts = ({ game, name }: { game: LinkedGame; name: string }) => {
  const { penalty_minutes } = game.summary.counts;
  const tiles = tilesOf(game);
  if (penalty_minutes > 0) tiles.push(['Penalty minutes', penalty_minutes]);
  return (
    <Card aria-labelledby="counts">
      <h2 id="counts" className="display mb-3 text-[max(1.375rem,min(3vw,4vh))]">
        <bdi>{name}</bdi>
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-3">
        {tiles.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse items-center rounded-md bg-sunk p-3 text-center">
            <dt className="text-[max(1rem,min(1.8vw,3vh))]">{label}</dt>
            <dd className="numeral text-[max(3rem,min(8vw,12vh))] leading-none">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

interface GameProps {
  game: LinkedGame;
  player: OpenedLiveLink['player'];
  timeline: TimelineEntry[];
}

const Game = ({ game, player, timeline }: GameProps) => {
  const view = { ...game, player };
  const name = displayName(player);
  const status = useShownStatus(game);
  const announcement = useAnnouncement({ view, state: { timeline } });
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <Heading
        title={`${isolate(name)} vs ${isolate(sideNames(view).them)}`}
        className="text-[max(1.5rem,min(3vw,4.5vh))] break-words"
      />
      <BigBoard view={view} state={game.summary} />
      {status === 'stopped' && (
        <p className="text-center text-[max(1.125rem,min(1.6vw,2.4vh))] text-soft">{stoppedText}</p>
      )}
      <Counts game={game} name={name} />
      <Card aria-labelledby="timeline" className="text-[max(1.125rem,min(1.6vw,2.4vh))]">
        <h2 id="timeline" className="display mb-3 text-[max(1.375rem,min(3vw,4vh))]">
          Timeline
        </h2>
        {timeline.length > 0 ? (
          <Timeline timeline={timeline} view={view} newestFirst />
        ) : (
          <p className="text-soft">The first event appears here.</p>
        )}
      </Card>
    </>
  );
};

const OpenLink = ({ link }: { link: Extract<LinkState, { phase: 'open' }> }) => {
  const { player, game, events, connected } = link;
  return (
    <div className="grid grid-cols-1 gap-4">
      <output
        className={
          connected
            ? 'sr-only'
            : 'sticky top-2 z-10 justify-self-center rounded-full bg-lamp px-5 py-2 text-lg font-semibold text-on-lamp shadow-low'
        }
      >
        {!connected && 'Reconnecting'}
      </output>
      {game ? (
        <Game
          key={game.id}
          game={game}
          player={player}
          timeline={reduceLiveGame({ ...game, events }).timeline}
        />
      ) : (
        <Message title={`${isolate(displayName(player))} is not playing right now`}>
          <p className="max-w-xl text-xl text-soft">
            The next game starts later. Leave this page open, or come back with the same link: the game
            appears by itself.
          </p>
        </Message>
      )}
    </div>
  );
};

/** Whether the clock of a live game runs. */
const isPlaying = (link: LinkState) =>
  link.phase === 'open' &&
  link.game !== null &&
  shownStatus(link.game, serverNow()) === 'live' &&
  link.game.summary.clock.running;

const Content = ({ token }: { token: string }) => {
  const [link, setLink] = useState<LinkState>({ phase: 'loading' });
  useEffect(() => followLink(token, setLink), [token]);
  // The page may stand on a TV.
  useNewBuild(!isPlaying(link), () => location.reload());
  if (link.phase === 'open') return <OpenLink link={link} />;
  if (link.phase === 'ended') return <Message title={link.message} />;
  if (link.phase === 'unreachable')
    return (
      <Message title="No connection">
        <p className="max-w-xl text-xl text-soft">The game appears as soon as the server can be reached.</p>
      </Message>
    );
  return (
    <>
      <Heading title="Live game" className="sr-only" />
      <PageSpinner />
    </>
  );
};

/** `/live/{token}`: follows the games of a player without an account. */
export const LiveLinkPage = ({ token }: { token: string }) => (
  <div className="grid min-h-dvh grid-cols-1 grid-rows-[1fr_auto]">
    <main
      id="main"
      className="mx-auto w-full max-w-[max(64rem,85vw)] safe-x pt-[max(1rem,env(safe-area-inset-top))] pb-4"
    >
      <Content token={token} />
    </main>
    <footer className="safe-x pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-sm text-soft">
      <a href="/" className="link inline-flex min-h-target items-center rounded-sm">
        {product.name}: hockey seasons, logged by players and their families
      </a>
    </footer>
  </div>
);
