import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { saveDraft } from '../../state/offline/draft-store';
import { formatDay } from '../calendar/format-day';
import { teamName } from '../../state/entities/team-name';
import { outboxAtom, removeEntry } from '../outbox/outbox';
import { isGameEntry, type GameEntry, newGameDraftName } from './game.sender';
import { PendingStatus } from '../outbox/pending-status';
import { OutcomeWord } from './outcome-word';

const Row = ({ entry }: { entry: GameEntry }) => {
  const { id, content } = entry;
  const navigate = useNavigate();
  const { body, draft } = content;
  const edit = async () => {
    saveDraft(newGameDraftName, draft);
    await removeEntry(id);
    await navigate('/app/add-game');
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 p-3 sm:px-4 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,2fr)] md:pr-2">
      <div className="grid justify-items-center gap-1">
        <OutcomeWord game={body} />
        <span className="numeral text-xl leading-none">
          {body.our_score}–{body.their_score}
        </span>
      </div>
      <div className="min-w-0">
        <p className="font-semibold">
          <span className="font-normal text-soft">vs</span>{' '}
          <bdi>{teamName(draft.opponent) ?? 'Opponent'}</bdi>
        </p>
        <time dateTime={body.date} className="text-sm text-soft">
          {formatDay(body.date)}
        </time>
      </div>
      <div className="max-md:col-span-2">
        <PendingStatus entry={entry} noun="game" onEdit={() => void edit()} />
      </div>
    </li>
  );
};

/** Games still in the outbox, newest first. */
export const PendingGames = () => {
  const games = useAtomValue(outboxAtom).filter(isGameEntry).toReversed();
  if (games.length === 0) return null;
  return (
    <ul
      aria-label="Games not sent yet"
      className="grid grid-cols-1 divide-y divide-line rounded-lg border border-dashed border-edge bg-board"
    >
      {games.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </ul>
  );
};
