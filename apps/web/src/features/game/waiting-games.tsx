import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { noAttempt } from '../../state/attempt';
import { viewerIdAtom } from '../../state/fold';
import { dayText } from '../calendar/day.text';
import { teamName } from '../organization/team-name';
import { outboxAtom, takeOut } from '../outbox/outbox';
import { isGame, type WaitingGame } from '../outbox/waiting';
import { WaitingLine } from '../outbox/waiting-line';
import { keepDraft } from './form/kept-draft';
import { OutcomeWord } from './outcome-word';

const Row = ({ entry }: { entry: WaitingGame }) => {
  const { id, content } = entry;
  const viewer = useAtomValue(viewerIdAtom);
  const navigate = useNavigate();
  const { body, draft } = content;
  const edit = async () => {
    if (viewer) keepDraft(viewer, draft, noAttempt);
    await takeOut(id);
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
        <p className="truncate font-semibold">
          <span className="font-normal text-soft">vs</span> {teamName(draft.opponent) ?? 'Opponent'}
        </p>
        <time dateTime={body.date} className="text-sm text-soft">
          {dayText(body.date)}
        </time>
      </div>
      <div className="max-md:col-span-2">
        <WaitingLine entry={entry} noun="game" onEdit={() => void edit()} />
      </div>
    </li>
  );
};

/** Games still in the outbox, newest first. */
export const WaitingGames = () => {
  const games = useAtomValue(outboxAtom).filter(isGame).toReversed();
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
