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

/** On every page, also outside the app: leaving the site ends it. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
store.sub(uploadAtom, () => {
  if (store.get(uploadAtom).at === 'sending') addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
});

const attempt = createAttempt();
let underWay: AbortController | null = null;

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
  // An expired token would else be found out only after all of a large file was sent.
  await call(playerRoutes.me, { signal });
  const onProgress = (fraction: number) => {
    if (!signal.aborted) store.set(uploadAtom, { at: 'sending', percent: Math.floor(fraction * 100) });
  };
  return upload(highlightRoutes.create, file, { body, idempotencyKey, signal, onProgress });
};

/** Sends the draft. After a failure all of it stays, and sending the same again makes one highlight. */
export const send = async (): Promise<void> => {
  const draft = store.get(draftAtom);
  if (!draft.file) {
    store.set(refusalAtom, mediaRules.missing);
    toast.error(mediaRules.missing);
    return;
  }
  if (underWay) return;
  const { signal } = (underWay = new AbortController());
  store.set(uploadAtom, { at: 'sending', percent: 0 });
  try {
    const made = await sendFile(draft.file, draft, signal);
    fold.views([made]);
    setLatestHighlight(made.id);
    attempt.done();
    clearDraft();
    store.set(uploadAtom, { at: 'done' });
    toast.success(highlightSentences.uploaded);
    void queryClient.invalidateQueries({ queryKey: ['highlight'] });
  } catch (error) {
    if (signal.aborted) return;
    const reason = messageOf(error, highlightSentences.uploadFailed);
    store.set(uploadAtom, { at: 'failed', reason });
    toast.error(reason);
  } finally {
    if (underWay?.signal === signal) underWay = null;
  }
};

/** Stops sending, or forgets that it failed; the draft stays. */
export const cancel = (): void => {
  underWay?.abort();
  underWay = null;
  store.set(uploadAtom, rest);
};
onForget(cancel);
