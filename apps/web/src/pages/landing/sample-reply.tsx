import { coachSubtitle, product } from '@rinkside/contracts/product';
import { clsx } from 'clsx';
import { useInView } from './in-view';

const question = 'How do I get faster in my turns?';
const reply =
  'Quick feet first: two crossovers before every pass. Start with “Figure-8 feet”, 15 minutes, no ice needed. How did your turns feel on Saturday?';

/** A sample answer that appears word by word. Screen readers get the whole text at once. */
export const SampleReply = ({ className }: { className?: string }) => {
  const [card, inView] = useInView<HTMLDivElement>();
  return (
    <div
      ref={card}
      className={clsx('rounded-lg border border-line bg-raised p-4 text-ink shadow-high day', className)}
    >
      <p className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center rounded-full night">
          <span className="size-2.5 rounded-full bg-lamp" />
        </span>
        <span className="font-semibold">{product.coach}</span>
        <span className="text-soft">{coachSubtitle}</span>
      </p>
      <p className="mt-3 ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-blue px-3.5 py-2 text-on-blue">
        {question}
      </p>
      <p className="sr-only">{reply}</p>
      <p
        aria-hidden="true"
        className={clsx('mt-2.5 rounded-lg rounded-bl-sm bg-sunk px-3.5 py-2', inView && 'streaming')}
      >
        {reply.split(' ').map((word, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the words of one fixed sentence
            key={index}
            className="word"
            // Set by script, because the Content-Security-Policy forbids inline styles in the prerendered HTML.
            ref={(element) => element?.style.setProperty('animation-delay', `${600 + index * 75}ms`)}
          >
            {word}{' '}
          </span>
        ))}
      </p>
    </div>
  );
};
