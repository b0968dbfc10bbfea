import type { ChatMessage, Citation, CoachCard, CoachExtra } from '@rinkside/contracts/coach';
import { product } from '@rinkside/contracts/product';
import { memo, useRef } from 'react';
import { type LazyComponent, useLazyComponent } from '../../ui/use-lazy-component';
import { AnswerActions } from './answer-actions';
import { CoachCardView } from './cards/coach-card';
import { Suggestions } from './suggestions';
import { Citations, useOpenCitation } from './citations';
import type { MarkdownProps } from './markdown/markdown';
import { coachMessages } from './messages';
import { Thinking } from './thinking';

export interface AnswerMessageProps {
  answer: ChatMessage;
  /** The last answer of the chat; it shows follow-up suggestions. */
  last: boolean;
  /** The answer belongs to a question and can be rated. The greeting does not. */
  hasQuestion: boolean;
  busy: boolean;
  /** Suggestions already shown above the input. */
  suggestions: readonly string[];
  onChip: (text: string) => void;
}

const markdown: LazyComponent<MarkdownProps> = {
  chunk: 'markdown',
  load: () => import('./markdown/markdown').then((module) => module.Markdown),
};

/** The text as Markdown, and as plain text until the Markdown chunk is loaded. */
const AnswerText = (props: MarkdownProps) => {
  const renderMarkdown = useLazyComponent(markdown, true);
  return (
    renderMarkdown?.(props) ?? (
      <p dir="auto" className="text-wrap whitespace-pre-wrap">
        {props.text}
      </p>
    )
  );
};

const partsOf = ([, ...extras]: ChatMessage['content']) => {
  const citations: Citation[] = [];
  const cards: CoachCard[] = [];
  const chips: string[] = [];
  const collect = (extra: CoachExtra) => {
    // A number without games behind it is only a copy of the text.
    if (extra.type === 'citation') {
      if (extra.games.length > 0) citations.push(extra);
    } else if (extra.type === 'card') cards.push(extra.card);
    else if (extra.type === 'chips') chips.push(...extra.chips);
  };
  for (const extra of extras) collect(extra);
  return { citations, cards, chips };
};

const Cards = ({ cards, answer }: { cards: readonly CoachCard[]; answer: string }) =>
  cards.map((card, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an answer's cards never reorder
    <CoachCardView key={index} card={card} answer={answer} />
  ));

const Note = ({ children }: { children: string }) => (
  <p className="border-l-2 border-line pl-3 text-sm text-soft">{children}</p>
);

/** An answer of the coach: help cards, text, citations, other cards, actions and follow-ups. */
export const AnswerMessage = memo(
  ({ answer, last, hasQuestion, busy, suggestions, onChip }: AnswerMessageProps) => {
    const content = useRef<HTMLDivElement>(null);
    const [open, setOpen] = useOpenCitation();
    const text = answer.content[0].text.value;
    const { citations, cards, chips } = partsOf(answer.content);
    const followUps = chips.filter((chip) => !suggestions.includes(chip));
    const loading = answer.role === 'loading';
    return (
      <article aria-label={`${product.coach} says`} data-answer={answer.id} className="grid min-w-0 gap-3">
        <Cards cards={cards.filter(({ kind }) => kind === 'help')} answer={text} />
        {text && (
          <div ref={content} dir="auto" className="max-w-prose min-w-0">
            <AnswerText text={text} unfinished={loading || answer.stopped} />
          </div>
        )}
        {loading && (!text || answer.label) && <Thinking label={answer.label} />}
        {answer.stopped && <Note>{coachMessages.stopped}</Note>}
        {answer.notice && <Note>{answer.notice}</Note>}
        {citations.length > 0 && <Citations citations={citations} open={open} onOpen={setOpen} />}
        <Cards cards={cards.filter(({ kind }) => kind !== 'help')} answer={text} />
        {!loading && hasQuestion && (
          <AnswerActions
            answer={answer}
            contentRef={content}
            canRegenerate={last}
            disabled={busy}
            onWrongNumber={() => setOpen(citations.length > 0 ? 0 : null)}
          />
        )}
        {last && !loading && followUps.length > 0 && (
          <Suggestions label="Ask next" chips={followUps} onChoose={onChip} disabled={busy} />
        )}
      </article>
    );
  },
);
