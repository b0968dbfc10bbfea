import { postRoutes, postRules, type PostView } from '@rinkside/contracts/post';
import { postChange } from '@rinkside/contracts/post.schema';
import { useState } from 'react';
import { call } from '../../state/api';
import { Dialog } from '../../ui/dialog';
import { MessageField } from '../../ui/message-field';
import { ItemChangeForm } from '../item/change-form';
import { postMessages } from './messages';

export interface EditPostProps {
  post: PostView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const EditForm = ({ post, onOpenChange }: Omit<EditPostProps, 'open'>) => {
  const [text, setText] = useState(post.content);
  return (
    <ItemChangeForm
      check={() => postChange.safeParse({ content: text })}
      send={(body) => call(postRoutes.edit, { params: { id: post.id }, body })}
      messages={postMessages}
      onClose={() => onOpenChange(false)}
    >
      {({ errorId, clearError, submit }) => (
        <MessageField
          value={text}
          onValueChange={(next) => {
            setText(next);
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
