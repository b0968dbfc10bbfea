import { postRoutes, postRules, type PostView } from '@rinkside/contracts/post';
import { messageError } from '@rinkside/contracts/text';
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

const check = (text: string): { change: { content: string } } | { error: string } => {
  const error = messageError(text, postRules);
  return error === null ? { change: { content: text } } : { error };
};

const EditForm = ({ post, onOpenChange }: Omit<EditPostProps, 'open'>) => {
  const draft = useDraft(`edit:${post.id}`, { text: post.content });
  const { text } = draft.values;
  return (
    <ItemChangeForm
      check={() => check(text.trim())}
      send={(body) => call(postRoutes.edit, { params: { id: post.id }, body })}
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
