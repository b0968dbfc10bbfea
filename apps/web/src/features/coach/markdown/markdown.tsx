import { memo, useMemo } from 'react';
import Parsed from 'react-markdown';
import gfm from 'remark-gfm';
import remend, { type RemendOptions } from 'remend';
import { blocksOf } from './blocks';
import { allowed, elements } from './elements';

const plugins = [gfm];
/** Links are judged where they are drawn. */
const asWritten = (address: string) => address;

const Block = memo(({ text }: { text: string }) => (
  <Parsed
    remarkPlugins={plugins}
    components={elements}
    allowedElements={allowed}
    unwrapDisallowed
    urlTransform={asWritten}
  >
    {text}
  </Parsed>
));

/** A link is its words until it leads somewhere. Nothing is mended that would be drawn otherwise once it is whole. */
const mended: RemendOptions = {
  linkMode: 'text-only',
  katex: false,
  images: false,
  htmlTags: false,
  comparisonOperators: false,
  singleTilde: false,
};

/** Marks that are open so far are closed, and those at the very end wait for what they are put around. */
const mend = (block: string) => remend(block.replace(/[*_~`\]]+$/, ''), mended);

export interface MarkdownProps {
  text: string;
  /** More of it comes, or it was stopped. */
  unfinished?: boolean;
}

/**
 * An answer's text. Raw HTML stays text, pictures are their words, links lead to this site or to https. What is
 * unfinished is drawn as if its last marks were closed: nobody reads asterisks that turn into bold letters.
 */
export const Markdown = ({ text, unfinished = false }: MarkdownProps) => {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return blocks.map((block, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks only grow at the end
    <Block key={place} text={unfinished && place === blocks.length - 1 ? mend(block) : block} />
  ));
};
