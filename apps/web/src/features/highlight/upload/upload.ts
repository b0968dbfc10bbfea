import { highlightRoutes } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { playerRoutes } from '@rinkside/contracts/player';
import { call, messageOf, upload } from '../../../state/api';
import { createAttempt } from '../../../state/attempt';
import { fold } from '../../../state/fold';
import { onForget } from '../../../state/live.link';
import { queryClient } from '../../../state/queries';
import { store } from '../../../state/store';
import { toast } from '../../../ui/toast';
import { setLatestHighlight } from '../latest-highlight.query';
import { highlightSentences } from '../sentences';
import { clearDraft, type Draft, draftAtom, refusalAtom } from './draft';
import { rest, uploadAtom } from './upload.state';

/** Warns before leaving the site, which would abort the upload. Active on every page. */
const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
store.sub(uploadAtom, () => {
  if (store.get(uploadAtom).status === 'sending') addEventListener('beforeunload', warnBeforeUnload);
  else removeEventListener('beforeunload', warnBeforeUnload);
});

const attempt = createAttempt();
let activeUpload: AbortController | null = null;

const bodyOf = ({ title, description, altText, isPublic }: Draft) => ({
  ...(title.trim() && { title }),
  ...(description.trim() && { description }),
  ...(altText.trim() && { alt_text: altText }),
  is_public: String(isPublic),
});

const sendFile = async (file: File, draft: Draft, signal: AbortSignal) => {
  const body = bodyOf(draft);
  const { name, size, lastModified } = file;
  const idempotencyKey = attempt.keyFor(JSON.stringify([name, size, lastModified, body]));
  // Refresh an expired token first; otherwise the 401 arrives only after a large file is sent.
  await call(playerRoutes.me, { signal });
  const onProgress = (fraction: number) => {
    if (!signal.aborted) store.set(uploadAtom, { status: 'sending', percent: Math.floor(fraction * 100) });
  };
  return upload(highlightRoutes.create, file, { body, idempotencyKey, signal, onProgress });
};

/** Uploads the draft. After a failure the draft stays, and the idempotency key makes a retry safe. */
export const send = async (): Promise<void> => {
  const draft = store.get(draftAtom);
  if (!draft.file) {
    store.set(refusalAtom, mediaRules.missing);
    toast.error(mediaRules.missing);
    return;
  }
  if (activeUpload) return;
  const { signal } = (activeUpload = new AbortController());
  store.set(uploadAtom, { status: 'sending', percent: 0 });
  try {
    const created = await sendFile(draft.file, draft, signal);
    fold.views([created]);
    setLatestHighlight(created.id);
    attempt.done();
    clearDraft();
    store.set(uploadAtom, { status: 'done' });
    toast.success(highlightSentences.uploaded);
    void queryClient.invalidateQueries({ queryKey: ['highlight'] });
  } catch (error) {
    if (signal.aborted) return;
    const reason = messageOf(error, highlightSentences.uploadFailed);
    store.set(uploadAtom, { status: 'failed', reason });
    toast.error(reason);
  } finally {
    if (activeUpload?.signal === signal) activeUpload = null;
  }
};

/** Aborts the upload or clears its failure; the draft stays. */
export const cancel = (): void => {
  activeUpload?.abort();
  activeUpload = null;
  store.set(uploadAtom, rest);
};
onForget(cancel);
