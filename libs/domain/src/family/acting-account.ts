import type { Actor } from '../actor.js';

// Limits towards people count per account: a signed-in account with all profiles it acts as. What two guardians do as one
// child counts for the guardian who did it.

/** Returns the signed-in account of an actor, whichever profile it acts as. */
export const accountOf = ({ id, accountId }: Pick<Actor, 'id' | 'accountId'>): string => accountId ?? id;

/** Returns the field of an event that names the account, if it acts as another profile. */
export const actingAccount = (actor: Pick<Actor, 'id' | 'accountId'>): { account_id?: string } => {
  const account_id = accountOf(actor);
  return account_id === actor.id ? {} : { account_id };
};

/** SQL for the ids of the accounts that stand for a player: the own one and the guardians. */
export const accountsOfSql = (player: string) =>
  `(select ${player} as id union select guardian_id from guardian where child_id = ${player})`;

/** SQL for whether two players are of one family: an account and its child, or accounts that are guardians of a child in common. */
export const sameFamilySql = (one: string, other: string) =>
  `exists (select from ${accountsOfSql(one)} fa join ${accountsOfSql(other)} fb on fa.id = fb.id or exists (
    select from guardian ga join guardian gb on gb.child_id = ga.child_id where ga.guardian_id = fa.id and gb.guardian_id = fb.id))`;
