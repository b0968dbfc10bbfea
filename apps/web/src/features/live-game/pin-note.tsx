import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { Pin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { actionText, entryTime, sideNames } from './game-text';
import { useGameTimeline, useHighlightPin } from './game-timeline.query';
import { UnpinButton } from './unpin-button';

/** Says which event of a game a highlight is pinned to; nothing without a pin. */
export const PinNote = ({ highlightId, canUnpin }: { highlightId: string; canUnpin: boolean }) => {
  const pin = useHighlightPin(highlightId);
  const log = useGameTimeline(pin?.game_id);
  const entry = log && reduceLiveGame(log).timeline.find(({ id }) => id === pin?.event_id);
  if (!pin || !entry) return null;
  return (
    <div className="flex min-h-target items-center gap-2 rounded-md bg-sunk py-1 pr-1 pl-3.5">
      <Pin aria-hidden="true" className="size-4 shrink-0 text-soft" />
      <Link
        to={`/app/games/${pin.game_id}`}
        dir="auto"
        className="flex min-h-target min-w-0 flex-1 flex-col justify-center leading-snug hover:underline"
      >
        <span className="font-semibold">{actionText(entry.action, entry.period, log)}</span>
        <span className="text-sm text-soft">
          {entryTime(entry, log)}, game vs <bdi>{sideNames(log).them}</bdi>
        </span>
      </Link>
      {canUnpin && <UnpinButton label="Unpin" gameId={pin.game_id} highlightId={highlightId} />}
    </div>
  );
};
