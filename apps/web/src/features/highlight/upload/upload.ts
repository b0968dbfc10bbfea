import { highlightRoutes } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { playerRoutes } from '@rinkside/contracts/player';
import { call, messageOf, upload } from '../../../state/api';
import { entityStore } from '../../../state/entities/entity-store';
import { keyForDraft } from '../../../state/offline/draft-store';
import { onViewerChange } from '../../../state/live-client';
import { queryClient } from '../../../state/query-client';
import { store } from '../../../state/store';
import { toast } from '../../../ui/toast';
import { showUploaded } from './uploaded-toast';
import { setLatestHighlight } from '../latest-highlight.query';
import { highlightMessages } from '../messages';
import {
  clearDraft,
  type HighlightDraft,
  highlightDraftAtom,
  fileErrorAtom,
  textError,
} from './highlight-draft';
import { highlightDraftName, idleUpload, uploadAtom } from './upload.state';

/** Warns before leaving the site, which would abort the upload. Active on every page. */
const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
store.sub(uploadAtom, () => {
  if (store.get(uploadAtom).status === 'sending') addEventListener('beforeunload', warnBeforeUnload);
  else removeEventListener('beforeunload', warnBeforeUnload);
});

let activeUpload: AbortController | null = null;

const bodyOf = ({ title, description, altText, visibility }: HighlightDraft) => ({
  ...(title.trim() && { title }),
  ...(description.trim() && { description }),
  ...(altText.trim() && { alt_text: altText }),
  visibility,
});

const sendFile = async (file: File, draft: HighlightDraft, signal: AbortSignal) => {
  const body = bodyOf(draft);
  const { name, size, lastModified } = file;
  const idempotencyKey = keyForDraft(highlightDraftName, JSON.stringify([name, size, lastModified, body]));
  // Refresh an expired token first; otherwise the 401 arrives only after a large file is sent.
  await call(playerRoutes.me, { signal });
  const onProgress = (fraction: number) => {
    if (!signal.aborted) store.set(uploadAtom, { status: 'sending', percent: Math.floor(fraction * 100) });
  };
  return upload(highlightRoutes.create, file, { body, idempotencyKey, signal, onProgress });
};

/** Uploads the draft. After a failure the draft stays, and the idempotency key makes a retry safe. */
export const startUpload = async (): Promise<void> => {
  const draft = store.get(highlightDraftAtom);
  if (!draft.file) {
    store.set(fileErrorAtom, mediaRules.missing);
    toast.error(mediaRules.missing);
    return;
  }
  const tooLong = textError(draft);
  if (tooLong) {
    toast.error(tooLong);
    return;
  }
  if (activeUpload) return;
  const { signal } = (activeUpload = new AbortController());
  store.set(uploadAtom, { status: 'sending', percent: 0 });
  try {
    const created = await sendFile(draft.file, draft, signal);
    entityStore.applyViews([created]);
    setLatestHighlight(created.id);
    clearDraft();
    store.set(uploadAtom, { status: 'done' });
    showUploaded(created.id);
    void queryClient.invalidateQueries({ queryKey: ['highlight'] });
  } catch (error) {
    if (signal.aborted) return;
    const reason = messageOf(error, highlightMessages.uploadFailed);
    store.set(uploadAtom, { status: 'failed', reason });
    toast.error(reason);
  } finally {
    if (activeUpload?.signal === signal) activeUpload = null;
  }
};

/** Aborts the upload or clears its failure; the draft stays. */
export const cancelUpload = (): void => {
  activeUpload?.abort();
  activeUpload = null;
  store.set(uploadAtom, idleUpload);
};
onViewerChange(cancelUpload);
