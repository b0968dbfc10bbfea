import { highlightVisibilities } from '@rinkside/contracts/highlight';
import { Field } from '../../../ui/field';
import { RadioChips } from '../../../ui/radio-group';
import { Textarea } from '../../../ui/textarea';
import { TextInput } from '../../../ui/text-input';
import { type Visibility, visibilityFaces } from '../visibility';
import { type HighlightFieldValues, type HighlightTextName, textLength } from './highlight-draft';

const visibilities = highlightVisibilities.map((value) => {
  const { label, Icon } = visibilityFaces[value];
  return { value, label, icon: <Icon aria-hidden="true" /> };
});

const visibilityHints = {
  public: 'Friends see it in their feed, and anyone with the link can watch it.',
  club: 'People of your groups and people you follow can see it. The link works for no one else.',
  private: 'Only you can see it. You can share it later.',
} as const satisfies Record<Visibility, string>;

/** Character counter; announced only for the last 20 characters. */
const Counter = ({ name, text }: { name: HighlightTextName; text: string }) => {
  const { length, maxLength } = textLength(name, text);
  const left = maxLength - length;
  return (
    <>
      <span className="numeral text-sm">
        {length}/{maxLength}
      </span>
      <output className="sr-only">
        {left < 0 ? `${-left} characters too many` : left <= 20 && `${left} characters left`}
      </output>
    </>
  );
};

export interface HighlightFieldsProps {
  values: HighlightFieldValues;
  onChange: (change: Partial<HighlightFieldValues>) => void;
  /** Shows a reminder while the alternative text is empty. */
  showAltTextReminder?: boolean;
  readOnly: boolean;
}

/** The choice who can see a highlight. */
export const VisibilityField = ({
  values,
  onChange,
  readOnly,
}: Omit<HighlightFieldsProps, 'showAltTextReminder'>) => (
  <RadioChips
    legend="Who can see it"
    options={visibilities}
    value={values.visibility}
    disabled={readOnly}
    onValueChange={(visibility) => onChange({ visibility })}
    hint={visibilityHints[values.visibility]}
  />
);

/**
 * Text fields of a highlight, all optional. Read-only instead of disabled while uploading: fields stay
 * focusable and scrollable.
 */
export const HighlightFields = ({
  values,
  onChange,
  showAltTextReminder = false,
  readOnly,
}: HighlightFieldsProps) => {
  const { title, description, altText } = values;
  return (
    <div className="grid content-start gap-4">
      <Field
        label="Title (optional)"
        aside={<Counter name="title" text={title} />}
        error={textLength('title', title).error}
      >
        {(control) => (
          <TextInput
            {...control}
            value={title}
            readOnly={readOnly}
            className="read-only:bg-sunk"
            placeholder="Overtime winner"
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Description (optional)"
        aside={<Counter name="description" text={description} />}
        error={textLength('description', description).error}
      >
        {(control) => (
          <Textarea
            {...control}
            value={description}
            readOnly={readOnly}
            className="read-only:bg-sunk"
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="For people who can’t see it"
        aside={<Counter name="altText" text={altText} />}
        error={textLength('altText', altText).error}
        hint={
          showAltTextReminder && altText.trim() === ''
            ? 'Still empty. One sentence lets everybody enjoy it; you can leave it out.'
            : 'Describe what happens, like a commentator.'
        }
      >
        {(control) => (
          <Textarea
            {...control}
            value={altText}
            readOnly={readOnly}
            className="read-only:bg-sunk"
            placeholder="The goalie in white stretches left and gloves a high shot."
            onChange={(event) => onChange({ altText: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
};
