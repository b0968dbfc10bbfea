import type { AwardView } from '@rinkside/contracts/award';
import { Dialog } from '../../ui/dialog';
import { LinkButton } from '../../ui/link';
import { itemPath } from '../item/item-path';
import { createDateFormatter } from '../../ui/date-format';

const formatDate = createDateFormatter({ dateStyle: 'medium' });

export interface AwardDialogProps {
  award: AwardView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Details of one award: description, date and the item that earned it. */
export const AwardDialog = ({ award, open, onOpenChange }: AwardDialogProps) => {
  const { name, description, image_url } = award.award;
  const { source } = award;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={name}
      text={description}
      footer={source && <LinkButton to={itemPath(source)}>See the {source.content_type}</LinkButton>}
    >
      <div className="grid justify-items-center gap-3">
        <img src={image_url} alt="" className="size-32" />
        <p className="text-soft">
          Earned on <time dateTime={award.created_at}>{formatDate(new Date(award.created_at))}</time>
        </p>
      </div>
    </Dialog>
  );
};
