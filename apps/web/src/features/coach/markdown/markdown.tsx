import { memo, useMemo } from 'react';
import Parsed from 'react-markdown';
import gfm from 'remark-gfm';
import { blocksOf } from './blocks';
import { closeMarkers, withoutUnknownReferences } from './close-markers';
import { allowedElements, elements } from './elements';
import { hasFootnotes, linkDefinitions } from './references';

const plugins = [gfm];
const footnoteOptions = { footnoteLabel: 'Notes', footnoteBackContent: '' };
/** Disables react-markdown's own URL filter: `safeLink` checks every link when it is rendered. */
const keepUrl = (url: string) => url;

const Block = memo(({ text }: { text: string }) => (
  <Parsed
    remarkPlugins={plugins}
    remarkRehypeOptions={footnoteOptions}
    components={elements}
    allowedElements={allowedElements}
    unwrapDisallowed
    urlTransform={keepUrl}
  >
    {text}
  </Parsed>
));

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
  const definitions = useMemo(() => linkDefinitions(text), [text]);
  const blocks = useMemo(
    () => (!unfinished && hasFootnotes(text) ? [text] : blocksOf(text)),
    [text, unfinished],
  );
  return blocks.map((block, index) => {
    const known = unfinished ? withoutUnknownReferences(block, definitions) : block;
    const shown = unfinished && index === blocks.length - 1 ? closeMarkers(known) : known;
    const hasReference = definitions !== '' && shown.includes(']');
    // oxlint-disable-next-line react/no-array-index-key -- blocks only grow at the end
    return <Block key={index} text={hasReference ? `${shown}\n\n${definitions}` : shown} />;
  });
};
