import { TextLink } from '../../../ui/link';
import { toast } from '../../../ui/toast';
import { highlightMessages } from '../messages';

/** Long enough to tap the link. */
const durationMs = 8000;

/** Says that a highlight is uploaded, with a link to it. */
export const showUploaded = (id: string): void => {
  const message = (
    <>
      <span>{highlightMessages.uploaded}</span> <TextLink to={`/highlight/${id}`}>See it</TextLink>
    </>
  );
  toast.success(message, { duration: durationMs });
};
