import type { CircleView } from '@rinkside/contracts/circle';
import type { WaitingRow } from '@rinkside/contracts/roster';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { circleName } from '../../../features/circle/circle-name';
import { clubCirclesQuery } from '../../../features/circle/circle.query';
import { waitingQuery } from '../../../features/circle/waiting.query';
import { profileAtom } from '../../../state/profile';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { WaitingPerson } from './waiting-person';

/** Rows shown at first. */
const firstRows = 3;

/** Children before their guardians, who can be confirmed with them. */
const childrenFirst = (rows: readonly WaitingRow[]): WaitingRow[] => {
  const guardians = new Set(rows.flatMap((row) => row.guardians.map(({ id }) => id)));
  return [...rows.filter(({ id }) => !guardians.has(id)), ...rows.filter(({ id }) => guardians.has(id))];
};

interface WaitingListProps {
  clubId: string;
  rows: WaitingRow[];
  /** The groups of the club that the viewer sees. */
  circles: CircleView[];
}

const WaitingList = ({ clubId, rows, circles }: WaitingListProps) => {
  const isModerator = useAtomValue(profileAtom)?.moderator ?? false;
  const [all, setAll] = useState(false);
  const content = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The link of a notification names this list, which loads later than the page.
  useEffect(() => {
    if (hash === '#waiting') content.current?.scrollIntoView();
  }, [hash]);
  const answered = childrenFirst(rows)
    .map((row) => {
      const circle = circles.find(({ id }) => id === row.circle_id);
      return { row, circle, decides: circle?.can.decide ?? isModerator };
    })
    // A viewer who decides confirms coaches in the list of coaches, with coach rights.
    .filter(({ row, decides }) => !(decides && row.role === 'coach'));
  if (answered.length === 0) return null;
  const severalGroups = new Set(answered.map(({ row }) => row.circle_id)).size > 1;
  return (
    <section ref={content} id="waiting" aria-labelledby="waiting-title" className="scroll-mt-24">
      <Card as="div">
        <CardHeader
          id="waiting-title"
          title={`Who do you know? (${answered.length})`}
          text="They ask to join. Say yes to people you know from the rink: they then see full names, club highlights and live games."
        />
        <ul aria-label="People who ask to join" className="divide-y divide-line">
          {answered.slice(0, all ? undefined : firstRows).map(({ row, circle, decides }) => (
            <WaitingPerson
              key={`${row.circle_id} ${row.id}`}
              clubId={clubId}
              row={row}
              decides={decides}
              group={severalGroups && circle ? circleName(circle) : null}
            />
          ))}
        </ul>
        {!all && answered.length > firstRows && (
          <Button variant="secondary" wide className="mt-3" onClick={() => setAll(true)}>
            Show all {answered.length}
          </Button>
        )}
      </Card>
    </section>
  );
};

/** People who ask for a place in the viewer's groups of a club. Absent without any. */
export const WaitingMembers = ({ clubId }: { clubId: string }) => {
  const { data: rows } = useAtomValue(waitingQuery(clubId));
  const { data: families } = useAtomValue(clubCirclesQuery(clubId));
  const [own] = families ?? [];
  if (!rows || !own) return null;
  return <WaitingList clubId={clubId} rows={rows} circles={own.circles} />;
};
