import { memo, useMemo } from 'react';
import Parsed from 'react-markdown';
import gfm from 'remark-gfm';
import remend, { type RemendOptions } from 'remend';
import { blocksOf } from './blocks';
import { allowedElements, elements } from './elements';

const plugins = [gfm];
/** Disables react-markdown's own URL filter: `safeLink` checks every link when it is rendered. */
const keepUrl = (url: string) => url;

const Block = memo(({ text }: { text: string }) => (
  <Parsed
    remarkPlugins={plugins}
    components={elements}
    allowedElements={allowedElements}
    unwrapDisallowed
    urlTransform={keepUrl}
  >
    {text}
  </Parsed>
));

/** An incomplete link shows its text. Repairs that could render differently from the finished text are off. */
const remendOptions: RemendOptions = {
  linkMode: 'text-only',
  katex: false,
  images: false,
  htmlTags: false,
  comparisonOperators: false,
  singleTilde: false,
};

/** Closes unclosed markers and drops markers at the very end, which have no content yet. */
const closeMarkers = (block: string) => remend(block.replace(/[*_~`\]]+$/, ''), remendOptions);

export interface MarkdownProps {
  text: string;
  /** The text is still streaming, or was stopped. */
  unfinished?: boolean;
}

/**
 * Renders the Markdown of an answer. Raw HTML stays text, images show their alt text, links lead to this site or https.
 * Unfinished text renders with its markers closed, so no asterisks flash before they turn bold.
 */
export const Markdown = ({ text, unfinished = false }: MarkdownProps) => {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks only grow at the end
    <Block key={index} text={unfinished && index === blocks.length - 1 ? closeMarkers(block) : block} />
  ));
};
