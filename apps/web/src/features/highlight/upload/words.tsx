import { highlightRules } from '@rinkside/contracts/highlight';
import { Globe, Lock } from 'lucide-react';
import { Field } from '../../../ui/field';
import { RadioChips } from '../../../ui/radio-group';
import { Textarea } from '../../../ui/textarea';
import { TextInput } from '../../../ui/text-input';
import type { Draft } from './draft';

const { longest } = highlightRules;

const visibilities = [
  { value: 'public', label: 'Public', icon: <Globe aria-hidden="true" /> },
  { value: 'private', label: 'Private', icon: <Lock aria-hidden="true" /> },
] as const;

const explained = {
  public: 'Friends see it in their feed, and anybody with the link can watch it.',
  private: 'Nobody but you can see it. You can make it public later.',
} as const;

/** How many characters there are of how many; heard only when it gets tight. */
const Counter = ({ text, most }: { text: string; most: number }) => (
  <>
    <span className="numeral text-sm">
      {text.length}/{most}
    </span>
    <output className="sr-only">{most - text.length <= 20 && `${most - text.length} characters left`}</output>
  </>
);

export type HighlightWords = Pick<Draft, 'title' | 'description' | 'altText' | 'isPublic'>;

export interface WordsProps {
  words: HighlightWords;
  onWrite: (change: Partial<HighlightWords>) => void;
  /** Whether to remind of those who cannot see it. */
  reminds?: boolean;
  readOnly: boolean;
}

/**
 * What is said of a highlight; all of it may be left out. Read-only while it is sent, and not disabled: the
 * keyboard still gets there, and scrolls.
 */
export const Words = ({ words, onWrite, reminds = false, readOnly }: WordsProps) => {
  const { title, description, altText, isPublic } = words;
  const visibility = isPublic ? 'public' : 'private';
  return (
    <div className="grid content-start gap-4">
      <Field label="Title (optional)" aside={<Counter text={title} most={longest.title} />}>
        {(control) => (
          <TextInput
            {...control}
            value={title}
            readOnly={readOnly}
            className="read-only:bg-sunk"
            maxLength={longest.title}
            placeholder="Overtime winner"
            onChange={(event) => onWrite({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description (optional)" aside={<Counter text={description} most={longest.description} />}>
        {(control) => (
          <Textarea
            {...control}
            value={description}
            readOnly={readOnly}
            className="read-only:bg-sunk"
            maxLength={longest.description}
            onChange={(event) => onWrite({ description: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="For people who can’t see it"
        aside={<Counter text={altText} most={longest.alt_text} />}
        hint={
          reminds && altText.trim() === ''
            ? 'Still empty. One sentence lets everybody enjoy it; you can leave it out.'
            : 'Say what happens, as a commentator would.'
        }
      >
        {(control) => (
          <Textarea
            {...control}
            value={altText}
            readOnly={readOnly}
            className="read-only:bg-sunk"
            maxLength={longest.alt_text}
            placeholder="The goalie in white stretches left and gloves a high shot."
            onChange={(event) => onWrite({ altText: event.target.value })}
          />
        )}
      </Field>
      <RadioChips
        legend="Who can see it"
        options={visibilities}
        value={visibility}
        disabled={readOnly}
        onValueChange={(value) => onWrite({ isPublic: value === 'public' })}
        hint={explained[visibility]}
      />
    </div>
  );
};
