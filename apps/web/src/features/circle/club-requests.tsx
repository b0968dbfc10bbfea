import { reloadCircles } from '../../state/circles.live';
import { AddressNeeded } from '../session/address-needed';
import type { Access } from './access';
import { Offers } from './offers';
import { WaitRow } from './wait-row';

/** What the family waits for at a club, and the groups it can ask. */
export const ClubRequests = ({ waits, offers }: Pick<Access, 'waits' | 'offers'>) => (
  <div className="grid grid-cols-1 gap-4">
    {waits.length > 0 && (
      <ul aria-label="Requests" className="divide-y divide-line">
        {waits.map((wait) => (
          <WaitRow key={`${wait.profile.id} ${wait.circle.id}`} {...wait} />
        ))}
      </ul>
    )}
    {waits.some(({ waiting }) => waiting.needs === 'address') && (
      <AddressNeeded onConfirmed={() => void reloadCircles()} />
    )}
    {offers.length > 0 && <Offers offers={offers} isMain={waits.length === 0} />}
  </div>
);
