import { useAtomValue } from 'jotai';
import { Trophy } from 'lucide-react';
import { ChildActions } from '../../../features/family/child-actions';
import { gameMessages } from '../../../features/game/messages';
import { teamTablePath } from '../../../features/organization/coach-links';
import { profileAtom } from '../../../state/profile';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton, TextLink } from '../../../ui/link';

const addGame = '/app/add-game';

const AddOwn = () => (
  <TextLink to={addGame} className="inline-flex min-h-target items-center">
    {gameMessages.addOwn}
  </TextLink>
);

/** In place of the viewer's games: a player logs the first one, a parent goes to the children, a coach to the team. */
export const NoGames = ({ level = 'h2' }: { level?: 'h2' | 'h3' }) => {
  const profile = useAtomValue(profileAtom);
  const { role, position, coach_confirmed: confirmed } = profile ?? {};
  const heading = { level, icon: <Trophy />, title: gameMessages.none };
  return (
    <div className="rounded-lg border border-dashed border-edge">
      {role === 'parent' ? (
        <>
          <EmptyState {...heading} text={gameMessages.byPlayers} />
          <div className="mx-auto grid max-w-xl gap-2 px-4 pb-6">
            <ChildActions />
            <AddOwn />
          </div>
        </>
      ) : role === 'coach' ? (
        <EmptyState
          {...heading}
          text={gameMessages.byPlayers}
          action={
            <div className="grid justify-items-center gap-2">
              <LinkButton to={confirmed ? teamTablePath : '/app/organization'}>
                {confirmed ? 'Team table' : 'See the organization'}
              </LinkButton>
              <AddOwn />
            </div>
          }
        />
      ) : (
        <EmptyState
          {...heading}
          text={gameMessages.firstOf[position ?? 'skater']}
          action={<LinkButton to={addGame}>{gameMessages.addFirst}</LinkButton>}
        />
      )}
    </div>
  );
};
