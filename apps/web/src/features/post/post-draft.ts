import { textDraftAtom } from '../../state/offline/draft-store';

export const postDraftName = 'post';

export const postDraftAtom = textDraftAtom(postDraftName);
