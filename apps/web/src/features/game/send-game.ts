import type { GameBody, GameView } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { cleanLine } from '@rinkside/contracts/text';
import { call } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { namedOpponentId } from '../organization/named-opponent';
import type { GameDraft } from './form/game-draft';
import { logGame } from './log-game';

const normalize = (name: string) => cleanLine(name).toLocaleLowerCase('en');

/** Returns the club with this name. It is added if there is none, so that a name used offline twice is one club. */
export const findOrAddOrganization = async (
  name: string,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<string> => {
  const options = signal ? { signal } : {};
  const found = await call(organizationRoutes.search, { query: { search: name }, ...options });
  const existing = found.find((organization) => normalize(organization.name) === normalize(name));
  if (existing) return existing.id;
  // The outbox sends in the background, so it cannot ask about similar names.
  const body = { name, confirmed: true };
  const added = await call(organizationRoutes.create, { body, idempotencyKey, ...options });
  // Cached search results do not contain it.
  queryClient.removeQueries({ queryKey: ['organizations'] });
  return added.id;
};

/** Sends a game of the outbox, after its opponent if that was only named. Safe to repeat with the same key. */
export const sendGame = async (
  { body, draft }: { body: GameBody; draft: Pick<GameDraft, 'opponent'> },
  key: string,
  signal?: AbortSignal,
): Promise<GameView> => {
  const { opponent } = draft;
  if (body.organization_id !== namedOpponentId || !opponent) return logGame(body, key, signal);
  const organization_id = await findOrAddOrganization(opponent.name, `${key}.opponent`, signal);
  return logGame({ ...body, organization_id }, key, signal);
};
