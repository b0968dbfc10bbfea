import { postRules } from '@rinkside/contracts/post';
import { characterCount } from '@rinkside/contracts/text';
import { type ProfileView } from '@rinkside/contracts/player';
import { type RefObject, useId, useRef } from 'react';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { fieldError } from '../../ui/field';
import { displayName } from '../../state/entities/player-name';
import { MessageField } from '../../ui/message-field';
import { usePublish } from './use-publish';

export interface PostComposerProps {
  profile: ProfileView;
  /** Ref of the text field, to focus it from a shortcut. */
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** Card with the form to write a post. */
export const PostComposer = ({ profile, field }: PostComposerProps) => {
  const { text, error, publishing, publish, write } = usePublish();
  const ownField = useRef<HTMLTextAreaElement>(null);
  const textarea = field ?? ownField;
  const id = useId();
  const submit = () => {
    publish();
    textarea.current?.focus();
  };
  const tooLong = characterCount(text.trim()) > postRules.maxLength;
  return (
    <Card aria-label="New post">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-3"
      >
        <div className="flex items-start gap-3">
          <Avatar name={displayName(profile)} src={profile.avatar} className="max-sm:hidden" />
          <MessageField
            ref={textarea}
            id={id}
            value={text}
            onValueChange={write}
            onSubmit={submit}
            maxCharacters={postRules.maxLength}
            readOnly={publishing}
            placeholder="What's happening at the rink?"
            aria-label="Write a post"
            aria-invalid={error || tooLong ? true : undefined}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
          />
        </div>
        <div className="flex items-center justify-between gap-3 sm:pl-14">
          {error ? (
            <p id={`${id}-error`} role="alert" className={fieldError}>
              {error}
            </p>
          ) : (
            <p id={`${id}-hint`} className="text-sm text-soft max-sm:sr-only">
              Enter posts, Shift + Enter starts a new line.
            </p>
          )}
          <Button type="submit" loading={publishing} className="ml-auto min-w-24">
            Post
          </Button>
        </div>
      </form>
    </Card>
  );
};
