import { textDraftAtom } from '../../state/offline/draft-store';

/** The note that is typed for a live game, or that the server refused. */
export const noteDraftAtom = (gameId: string) => textDraftAtom(`live-note:${gameId}`);

/** The draft of the numbers that are typed into the review of a live game. */
export const finalEditsName = (gameId: string) => `live-final:${gameId}`;
