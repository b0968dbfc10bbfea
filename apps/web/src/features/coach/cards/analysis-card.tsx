import type { CardOf } from '@rinkside/contracts/coach';
import { Card } from '../../../ui/card';

/** Game analysis: what the numbers say, what they leave open, one thing to try and one question. */
export const AnalysisCard = ({ card }: { card: CardOf<'analysis'> }) => {
  const parts = [
    ['What the numbers say', card.says],
    ["What they don't", card.leaves_open],
    ['Try this', card.try_this],
    ['Tell me', card.tell_me],
  ] as const;
  return (
    <Card aria-label="Game analysis">
      <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        {parts.map(([title, text]) => (
          <div key={title}>
            <dt className="eyebrow text-lamp-ink">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
