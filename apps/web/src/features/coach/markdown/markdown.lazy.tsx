import { useLazyComponent } from '../../../ui/use-lazy-component';
import type { MarkdownProps } from './markdown';

const component = { chunk: 'markdown', load: () => import('./markdown').then(({ Markdown }) => Markdown) };

/** Renders Markdown, and plain text until the Markdown chunk is loaded. */
export const LazyMarkdown = (props: MarkdownProps) => {
  const renderMarkdown = useLazyComponent(component, true);
  return (
    renderMarkdown?.(props) ?? (
      <p dir="auto" className="text-wrap whitespace-pre-wrap">
        {props.text}
      </p>
    )
  );
};
