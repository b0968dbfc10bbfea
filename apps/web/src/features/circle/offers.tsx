import { circleRoutes } from '@rinkside/contracts/circle';
import { useState } from 'react';
import { call } from '../../state/api';
import { Button } from '../../ui/button';
import type { Offer } from './access';
import { askedName } from './circle-name';
import { circleMessages } from './messages';
import { useCircleAction } from './use-circle-action';
import { WhoJoins } from './who-joins';

const Ask = ({ offer, chosen, first }: { offer: Offer; chosen: readonly string[]; first: boolean }) => {
  const { busy, run } = useCircleAction();
  const { circle, profiles } = offer;
  const asked = askedName(circle);
  const askers = profiles.filter(({ id }) => chosen.includes(id));
  const ask = () =>
    run(async () => {
      for (const profile of askers)
        await call(circleRoutes.ask, { params: { id: circle.id }, actingAs: profile.id });
      return circleMessages.asked(asked);
    }, circleMessages.askFailed);
  return (
    <Button
      variant={first ? 'primary' : 'secondary'}
      loading={busy}
      disabled={askers.length === 0}
      onClick={() => void ask()}
    >
      {`Ask ${asked}`}
    </Button>
  );
};

/** Asks groups for the ticked profiles of the family. @param isMain whether that is the main action of its card */
export const Offers = ({ offers, isMain }: { offers: Offer[]; isMain: boolean }) => {
  const profiles = [
    ...new Map(offers.flatMap((offer) => offer.profiles.map((row) => [row.id, row]))).values(),
  ];
  const [chosen, setChosen] = useState(profiles.map(({ id }) => id));
  return (
    <div className="grid gap-3">
      {profiles.length > 1 && <WhoJoins profiles={profiles} chosen={chosen} onChange={setChosen} />}
      <div className="flex flex-wrap gap-2">
        {offers.map((offer, index) => (
          <Ask key={offer.circle.id} offer={offer} chosen={chosen} first={isMain && index === 0} />
        ))}
      </div>
    </div>
  );
};
