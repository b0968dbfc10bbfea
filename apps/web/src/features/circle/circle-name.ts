import type { CircleView } from '@rinkside/contracts/circle';
import { isolate } from '@rinkside/contracts/text';
import { displayName } from '../../state/entities/player-name';

type Named = Pick<CircleView, 'own' | 'leader' | 'has_coach'>;

/** Who can be asked: 'the club', 'Coach Dana Reyes'. */
export const askedName = ({ own, leader, has_coach }: Named): string => {
  if (own || !leader) return 'the club';
  const who = isolate(displayName(leader));
  return has_coach ? `Coach ${who}` : who;
};

/** The name of a group: 'Group of Coach Dana Reyes'. */
export const circleName = (circle: Named): string =>
  circle.own ? 'The club' : circle.leader ? `Group of ${askedName(circle)}` : 'A group of families';
