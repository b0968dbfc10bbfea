import type { CircleView } from '@rinkside/contracts/circle';
import type { ProfileCircles } from './circle.query';

/** A request of a profile that is not answered yet. */
export interface Wait {
  profile: ProfileCircles['profile'];
  circle: CircleView;
  waiting: NonNullable<CircleView['waiting']>;
}

/** A group that profiles of the family can ask. */
export interface Offer {
  circle: CircleView;
  profiles: ProfileCircles['profile'][];
}

/** How a family gets into the groups of an organization. */
export interface Access {
  /** Profiles without a place. */
  outside: ProfileCircles['profile'][];
  waits: Wait[];
  offers: Offer[];
}

const hasPlace = ({ circles }: ProfileCircles) => circles.some(({ state }) => state === 'member');

/** Whether a group has something for a profile: any for one without a place, one with a coach for one without a coach. */
const helps = (row: ProfileCircles, circle: CircleView, viewerId: string | undefined) => {
  if (circle.state !== 'none' || circle.members === 0) return false;
  // The own link is shorter than the word of two other families.
  if (!circle.has_coach && circle.leader?.id === viewerId) return false;
  const places = row.circles.filter(({ state }) => state === 'member');
  return places.length === 0 || (circle.has_coach && !places.some(({ has_coach }) => has_coach));
};

export const accessOf = (rows: readonly ProfileCircles[]): Access => {
  const offers = new Map<string, Offer>();
  const viewerId = rows[0]?.profile.id;
  for (const row of rows)
    for (const circle of row.circles.filter((candidate) => helps(row, candidate, viewerId))) {
      const offer = offers.get(circle.id) ?? { circle, profiles: [] };
      offers.set(circle.id, { ...offer, profiles: [...offer.profiles, row.profile] });
    }
  return {
    outside: rows.filter((row) => !hasPlace(row)).map(({ profile }) => profile),
    waits: rows.flatMap(({ profile, circles }) =>
      circles.flatMap((circle) => (circle.waiting ? [{ profile, circle, waiting: circle.waiting }] : [])),
    ),
    offers: [...offers.values()],
  };
};
