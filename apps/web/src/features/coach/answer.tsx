import type { ChatMessage, Citation, CoachCard, CoachExtra } from '@rinkside/contracts/coach';
import { product } from '@rinkside/contracts/product';
import { memo, useRef } from 'react';
import { AnswerActions } from './answer-actions';
import { CoachCardView } from './cards/coach-card';
import { Chips } from './chips';
import { Citations, useOpenCitation } from './citations';
import { LazyMarkdown } from './markdown/markdown.part';
import { coachSentences } from './sentences';
import { Thinking } from './thinking';

export interface AnswerProps {
  answer: ChatMessage;
  /** The last one of the chat: it offers ways on. */
  last: boolean;
  /** It answers a question, so it can be written again. */
  asked: boolean;
  busy: boolean;
  /** Chips that stand above the input anyway. */
  suggestions: readonly string[];
  onChip: (text: string) => void;
}

const partsOf = ([, ...extras]: ChatMessage['content']) => {
  const citations: Citation[] = [];
  const cards: CoachCard[] = [];
  const chips: string[] = [];
  const take = (extra: CoachExtra) => {
    if (extra.type === 'citation') citations.push(extra);
    else if (extra.type === 'card') cards.push(extra.card);
    else chips.push(...extra.chips);
  };
  for (const extra of extras) take(extra);
  return { citations, cards, chips };
};

const Cards = ({ cards }: { cards: readonly CoachCard[] }) =>
  cards.map((card, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- an answer's cards never reorder
    <CoachCardView key={place} card={card} />
  ));

const Note = ({ children }: { children: string }) => (
  <p className="border-l-2 border-line pl-3 text-sm text-soft">{children}</p>
);

/** What the coach says: help first, then the text, the numbers behind it, its cards and ways on. */
export const Answer = memo(({ answer, last, asked, busy, suggestions, onChip }: AnswerProps) => {
  const drawn = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useOpenCitation();
  const text = answer.content[0].text.value;
  const { citations, cards, chips } = partsOf(answer.content);
  const ways = chips.filter((chip) => !suggestions.includes(chip));
  const loading = answer.role === 'loading';
  return (
    <article aria-label={`${product.coach} says`} data-answer={answer.id} className="grid min-w-0 gap-3">
      <Cards cards={cards.filter(({ kind }) => kind === 'help')} />
      {text && (
        <div ref={drawn} className="max-w-prose min-w-0">
          <LazyMarkdown text={text} unfinished={loading || answer.stopped} />
        </div>
      )}
      {loading && (!text || answer.label) && <Thinking label={answer.label} />}
      {answer.stopped && <Note>{coachSentences.stopped}</Note>}
      {answer.notice && <Note>{answer.notice}</Note>}
      {citations.length > 0 && <Citations citations={citations} open={open} onOpen={setOpen} />}
      <Cards cards={cards.filter(({ kind }) => kind !== 'help')} />
      {!loading && asked && (
        <AnswerActions
          answer={answer}
          drawn={drawn}
          again={last}
          disabled={busy}
          onWrongNumber={() => setOpen(citations.findIndex(({ games }) => games.length > 0))}
        />
      )}
      {last && !loading && ways.length > 0 && (
        <Chips label="Ask next" chips={ways} onChoose={onChip} disabled={busy} />
      )}
    </article>
  );
});
