import type { CardOf } from '@rinkside/contracts/coach';
import { Card } from '../../../ui/card';

const normalize = (text: string) => text.replaceAll('**', '').toLowerCase();

export interface AnalysisCardProps {
  card: CardOf<'analysis'>;
  /** The text of the answer. */
  answer: string;
}

/**
 * Game analysis: what the numbers say, what they leave open, one thing to try and one question; without the parts that
 * the answer already says.
 */
export const AnalysisCard = ({ card, answer }: AnalysisCardProps) => {
  const said = normalize(answer);
  const all = [
    ['What the numbers say', card.says],
    ["What they don't", card.leaves_open],
    ['Try this', card.try_this],
    ['Tell me', card.tell_me],
  ] as const;
  const parts = all.filter(([, text]) => !said.includes(normalize(text)));
  if (parts.length === 0) return null;
  return (
    <Card aria-label="Game analysis">
      <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
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
