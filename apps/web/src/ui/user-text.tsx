import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';

interface UserTextProps {
  id?: string;
  text: string;
  className?: string;
}

/** Keeps one of several blank lines. */
const collapseBlankLines = (text: string) => text.replaceAll(/\n[^\S\n]*(?:\n[^\S\n]*){2,}/g, '\n\n');

const textClass = 'break-words whitespace-pre-wrap';

/** A text of more than eight lines shows eight, with a button for the rest. */
const FoldedText = ({ id, text, className }: UserTextProps) => {
  const [expanded, setExpanded] = useState(false);
  const [isCut, setCut] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || expanded) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [expanded]);

  return (
    <>
      <p
        ref={paragraph}
        id={id}
        dir="auto"
        className={clsx(textClass, !expanded && 'line-clamp-8', className)}
      >
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          className="link min-h-target justify-self-start rounded-sm text-sm font-semibold"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
};

/** Texts below these limits never fill eight lines, so they are not measured. */
const unmeasured = { characters: 200, lines: 8 };

/** A text that a person wrote, folded if it is long. */
export const UserText = ({ text: written, ...props }: UserTextProps) => {
  const text = collapseBlankLines(written);
  const isShort = text.length <= unmeasured.characters && text.split('\n').length <= unmeasured.lines;
  if (!isShort) return <FoldedText key={text} text={text} {...props} />;
  return (
    <p id={props.id} dir="auto" className={clsx(textClass, props.className)}>
      {text}
    </p>
  );
};
