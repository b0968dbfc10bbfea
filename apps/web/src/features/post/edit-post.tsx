import { postRoutes, postRules, type PostView } from '@rinkside/contracts/post';
import { messageError } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call } from '../../state/api';
import { useDraft } from '../../state/offline/use-draft';
import { Dialog } from '../../ui/dialog';
import { MessageField } from '../../ui/message-field';
import { ItemChangeForm } from '../item/change-form';
import { postMessages } from './messages';

export interface EditPostProps {
  post: PostView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const valuesOf = ({ content }: PostView) => ({ content });
const labels = { content: 'The text' };

const EditForm = ({ post, onOpenChange }: Omit<EditPostProps, 'open'>) => {
  const params = { id: post.id };
  // The post may change while the form is open.
  const [opened] = useState(post);
  const draft = useDraft(`edit:${post.id}`, { text: opened.content });
  const { text } = draft.values;
  const content = text.trim();
  return (
    <ItemChangeForm
      edit={{ opened, read: () => call(postRoutes.one, { params }), valuesOf, labels }}
      values={{ content }}
      error={messageError(content, postRules)}
      send={() => call(postRoutes.edit, { params, body: { content } })}
      messages={postMessages}
      draft={draft}
      onClose={() => onOpenChange(false)}
    >
      {({ errorId, clearError, submit }) => (
        <MessageField
          value={text}
          onValueChange={(next) => {
            draft.change({ text: next });
            clearError();
          }}
          onSubmit={submit}
          maxCharacters={postRules.maxLength}
          rows={4}
          aria-label="Post text"
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        />
      )}
    </ItemChangeForm>
  );
};

/** Dialog to edit the viewer's own post. */
export const EditPost = ({ open, ...rest }: EditPostProps) => (
  <Dialog open={open} onOpenChange={rest.onOpenChange} title="Edit post" size="wide">
    <EditForm {...rest} />
  </Dialog>
);
