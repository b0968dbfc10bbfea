import { gameRoutes, gameRules } from '@rinkside/contracts/game';
import { findCachedResponse } from '../../state/offline/response-cache';
import { personAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { readGames } from './player-games.query';

/** The first screen loads before this. */
const delayMs = 5000;
const maxAgeMs = 24 * 60 * 60 * 1000;
const address = `${gameRoutes.own.path}?limit=${gameRules.maxPageSize}`;

const currentPerson = () => store.get(personAtom);

const keep = async (person: string): Promise<void> => {
  const cached = await findCachedResponse(person, address);
  const isFresh = cached !== null && Date.now() - cached.at < maxAgeMs;
  if (!isFresh && currentPerson() === person) await readGames(null);
};

let startedFor: string | undefined;

/** Reads the viewer's games once a day, on any page: their opponents can then be chosen without a connection. */
export const keepOwnGames = (): void => {
  const person = currentPerson();
  if (!person || person === startedFor) return;
  startedFor = person;
  const retryLater = () => {
    startedFor = undefined;
  };
  setTimeout(() => void keep(person).catch(retryLater), delayMs);
};
