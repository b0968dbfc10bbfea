import { usePart } from '../../../use-part';
import type { MarkdownProps } from './markdown';

const part = { chunk: 'markdown', load: () => import('./markdown').then(({ Markdown }) => Markdown) };

/** Markdown, as plain text until its script is here. */
export const LazyMarkdown = (props: MarkdownProps) => {
  const draw = usePart(part, true);
  return draw?.(props) ?? <p className="text-wrap whitespace-pre-wrap">{props.text}</p>;
};
