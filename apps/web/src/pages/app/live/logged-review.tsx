import { gameCounts, optionalCountsOf, requiredCountsOf } from '@rinkside/contracts/game.counts';
import { liveGameRules } from '@rinkside/contracts/live-game';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { loggedGame } from '../../../features/live-game/final-draft';
import { scorerTexts } from '../../../features/live-game/messages';
import { serverNow } from '../../../state/server-clock';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import type { FinalReviewProps } from './final-review';
import { ReviewFrame } from './review-frame';

/** The numbers of the log for a scorer by link, who cannot change them. */
export const LoggedReview = ({ game, onBack, save }: FinalReviewProps) => {
  const [saving, setSaving] = useState(false);
  const { position, player } = game.view;
  const [now] = useState(() => serverNow());
  const body = loggedGame(game, now);
  const counts = [...requiredCountsOf(position), ...optionalCountsOf(position)].flatMap((name) => {
    const value = body[name] ?? null;
    return value === null ? [] : [{ name, label: gameCounts[name].label, value }];
  });
  const end = async () => {
    setSaving(true);
    // The server reads the clock itself.
    const { minutes_played: _, ...asLogged } = body;
    await save(asLogged);
  };
  return (
    <ReviewFrame game={game} onBack={onBack}>
      <Card aria-labelledby="numbers">
        <CardHeader id="numbers" title={<bdi>{player.first_name}</bdi>} text={liveGameRules.linkNumbers} />
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {counts.map(({ name, label, value }) => (
            <div key={name} className="flex flex-col-reverse justify-end rounded-lg bg-sunk px-3 py-2">
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="numeral text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Button
        size="large"
        wide
        loading={saving}
        className="min-h-16"
        icon={<Flag size={22} aria-hidden="true" />}
        onClick={() => void end()}
      >
        {scorerTexts.end}
      </Button>
    </ReviewFrame>
  );
};
