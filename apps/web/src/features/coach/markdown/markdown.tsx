import { memo, useMemo } from 'react';
import Parsed from 'react-markdown';
import gfm from 'remark-gfm';
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

/** An answer's text. Raw HTML stays text, pictures are their words, links lead to this site or to https. */
export const Markdown = ({ text }: { text: string }) => {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return blocks.map((block, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks only grow at the end
    <Block key={place} text={block} />
  ));
};
