import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../state/session/session.store';

/** Where 'home' leads: into the app with a session, to the landing page without one. */
export const useHomePath = (): string => (useAtomValue(sessionAtom) ? '/app/dashboard' : '/');
