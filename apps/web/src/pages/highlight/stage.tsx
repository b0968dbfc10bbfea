import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HighlightMedia } from '../../features/highlight/highlight-media';
import type { FilmSource } from '../../features/highlight/player/reel';
import { highlightSentences } from '../../features/highlight/sentences';
import { displayName } from '../../features/player/player-name';
import { toast } from '../../ui/toast';
import { usePart } from '../../use-part';

const film = {
  chunk: 'player',
  load: () => import('../../features/highlight/player/film').then((part) => part.FilmStage),
};
/** Has its script come before the finger lifts. */
const prepare = () => void film.load().catch(() => null);

export interface StageProps {
  highlight: PublicHighlight;
  /** Its addresses of now, when those it was opened with have run out. */
  refresh: () => Promise<FilmSource>;
  waysOut?: ReactNode;
}

/** The picture of a highlight as large as the page allows; a video plays in its place, on a tap. */
export const Stage = ({ highlight, refresh, waysOut }: StageProps) => {
  const [wanted, setWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const draw = usePart(film, wanted, () => {
    setWanted(false);
    toast.error(highlightSentences.loadFailed);
  });
  const playing = wanted && draw !== null;
  useEffect(() => {
    // Its keys work at once.
    if (playing) box.current?.querySelector<HTMLElement>('[data-film]')?.focus();
  }, [playing]);
  const { width, height, title, alt_text, user } = highlight;
  const author = displayName(user);
  return (
    <div
      ref={box}
      onPointerEnter={highlight.media_type === 'video' ? prepare : undefined}
      className="relative night grid max-h-[72dvh] min-h-52 place-items-stretch overflow-hidden max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] sm:w-full sm:rounded-xl"
      style={{ aspectRatio: width && height ? `${width} / ${height}` : '16 / 9' }}
    >
      {playing ? (
        draw({ film: highlight, label: alt_text ?? title ?? `Video by ${author}`, refresh })
      ) : (
        <HighlightMedia
          highlight={highlight}
          author={author}
          waysOut={waysOut}
          onPlay={() => setWanted(true)}
          fills
        />
      )}
      {wanted && !playing && <output className="page-progress" aria-label="Loading the player" />}
    </div>
  );
};
