import { ChevronRight, Trash2 } from 'lucide-react';
import type { TimelineEntry } from '@rinkside/contracts/live-game.state';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { ShownGame } from '../shown-game';
import { scorerTexts } from '../messages';
import { EntryLine, isPlay } from '../timeline';
import { EditEntry } from './edit-entry';
import type { Scorer } from './use-scorer';

interface TimelineDialogProps {
  game: ShownGame;
  scorer: Scorer;
  /** Whether the player's side scores. A scorer by link corrects what this device logged. */
  manages: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** The timeline; each play opens its correction. */
export const TimelineDialog = ({ game, scorer, manages, onDiscard, onClose }: TimelineDialogProps) => {
  const [edited, setEdited] = useState<string | null>(null);
  const { timeline } = game.state;
  const canCorrect = (line: TimelineEntry) =>
    manages || (scorer.logged.has(line.id) && line.action.kind !== 'note');
  const entry = timeline.find(({ id }) => id === edited);
  if (entry && isPlay(entry))
    return <EditEntry entry={entry} game={game} scorer={scorer} onClose={() => setEdited(null)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Timeline"
      text={manages ? 'Tap a line to correct it.' : scorerTexts.timeline}
      footer={
        manages && (
          <Button
            variant="ghost"
            icon={<Trash2 size={20} aria-hidden="true" />}
            className="min-h-16 text-red!"
            onClick={onDiscard}
          >
            Discard this game
          </Button>
        )
      }
    >
      {timeline.length === 0 && <p className="text-soft">Nothing logged yet.</p>}
      <ol className="grid grid-cols-1 divide-y divide-line" aria-label="Timeline, newest first">
        {timeline.toReversed().map((line) => (
          <li key={line.id}>
            {isPlay(line) && canCorrect(line) ? (
              <button
                type="button"
                onClick={() => setEdited(line.id)}
                className="min-h-16 w-full touch-manipulation rounded-md"
              >
                <EntryLine
                  entry={line}
                  view={game.view}
                  aside={<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />}
                />
              </button>
            ) : (
              <EntryLine entry={line} view={game.view} aside={<span className="size-5 shrink-0" />} />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
};
