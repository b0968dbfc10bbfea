import { usePart } from '../../../use-part';

const part = { chunk: 'markdown', load: () => import('./markdown').then(({ Markdown }) => Markdown) };

/** Markdown, as plain text until its script is here. */
export const LazyMarkdown = ({ text }: { text: string }) => {
  const draw = usePart(part, true);
  return draw?.({ text }) ?? <p className="text-wrap whitespace-pre-wrap">{text}</p>;
};
