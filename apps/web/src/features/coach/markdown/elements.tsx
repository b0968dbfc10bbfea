import type { Components } from 'react-markdown';
import { TextLink } from '../../../ui/link';
import { ScrollBox } from '../scroll-box';

/** An allowed link target: a path of this site, or an https URL. */
type SafeLink = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

/** Returns the target of a link in an answer, or null if it is not allowed. */
const safeLink = (href: string | undefined): SafeLink | null => {
  if (!href || !URL.canParse(href, location.origin)) return null;
  const url = new URL(href, location.origin);
  if (url.username || url.password) return null;
  if (href.startsWith('/'))
    return url.origin === location.origin
      ? { kind: 'internal', to: url.pathname + url.search + url.hash }
      : null;
  return url.protocol === 'https:' && /^https:\/\//i.test(href) ? { kind: 'external', href: url.href } : null;
};

/**
 * React components for the Markdown of answers. They pass on children, list start and alignment only.
 * Text wraps with `text-wrap: wrap`: `pretty` and `balance` would move words while the answer streams.
 */
export const elements: Components = {
  p: ({ children }) => <p className="my-2.5 text-wrap first:mt-0 last:mb-0">{children}</p>,
  h1: ({ children }) => <h3 className="mt-4 mb-1.5 display text-xl text-wrap first:mt-0">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-4 mb-1.5 display text-xl text-wrap first:mt-0">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-3.5 mb-1 display text-lg first:mt-0">{children}</h4>,
  h4: ({ children }) => <h4 className="mt-3.5 mb-1 display text-lg first:mt-0">{children}</h4>,
  h5: ({ children }) => <h5 className="mt-3 mb-1 font-semibold first:mt-0">{children}</h5>,
  h6: ({ children }) => <h5 className="mt-3 mb-1 font-semibold first:mt-0">{children}</h5>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  del: ({ children }) => <del>{children}</del>,
  ul: ({ children }) => <ul className="my-2.5 ml-5 list-disc space-y-1 marker:text-soft">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-2.5 ml-6 list-decimal space-y-1 marker:font-semibold marker:text-soft">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="pl-1">{children}</li>,
  blockquote: ({ children }) => (
    <blockquote className="my-3 border-l-4 border-line pl-4 text-soft">{children}</blockquote>
  ),
  hr: () => <hr className="my-4 border-line" />,
  pre: ({ children }) => (
    <ScrollBox label="Code" className="my-3 bg-sunk p-3 text-sm [&_code]:bg-transparent [&_code]:p-0">
      <pre>{children}</pre>
    </ScrollBox>
  ),
  code: ({ children }) => <code className="rounded-sm bg-sunk px-1.5 py-0.5 text-[0.9em]">{children}</code>,
  table: ({ children }) => (
    <ScrollBox label="Table" className="my-3 border border-line">
      <table className="w-full text-sm">{children}</table>
    </ScrollBox>
  ),
  thead: ({ children }) => <thead className="bg-sunk text-left">{children}</thead>,
  th: ({ children, style }) => (
    <th style={{ textAlign: style?.textAlign }} className="px-3 py-2 font-semibold whitespace-nowrap">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={{ textAlign: style?.textAlign }} className="border-t border-line px-3 py-2">
      {children}
    </td>
  ),
  sup: ({ children }) => <sup>{children}</sup>,
  /** A task box. Its state is text, because nothing can be changed here. */
  input: ({ checked }) => (
    <>
      <span aria-hidden className="mr-1.5">
        {checked ? '☑' : '☐'}
      </span>
      <span className="sr-only">{checked ? 'Done: ' : 'To do: '}</span>
    </>
  ),
  /** Renders the alt text only: loading an image would reveal the reader's IP address to its server. */
  img: ({ alt }) => <>{alt}</>,
  a: ({ href, children }) => {
    // The link back from a note has no text.
    if (href?.startsWith('#user-content-fnref')) return null;
    const link = safeLink(href);
    if (link?.kind === 'internal') return <TextLink to={link.to}>{children}</TextLink>;
    if (link)
      return (
        <a
          href={link.href}
          target="_blank"
          rel="nofollow noopener noreferrer"
          className="link rounded-sm font-medium"
        >
          {children}
          <span className="sr-only"> (opens another site)</span>
        </a>
      );
    return <>{children}</>;
  },
};

/** Allowed elements. All others are unwrapped to their text. */
export const allowedElements = [...Object.keys(elements), 'tbody', 'tr', 'br'];
