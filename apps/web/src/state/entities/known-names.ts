import { lastNameInitial } from '@rinkside/contracts/initials';
import type { Author } from '@rinkside/contracts/player';

/**
 * Last names as REST replies show them to the viewer. Live events are the same for all viewers, so they carry
 * only the initial of a minor.
 */
export class KnownNames {
  readonly #lastNames = new Map<string, string>();

  remember({ id, last_name }: Author): void {
    this.#lastNames.set(id, last_name);
  }

  /** Returns the author of a live event with the known last name, if the event shortens it. */
  lengthen<Person extends Author>(author: Person): Person {
    const known = this.#lastNames.get(author.id);
    return known && author.last_name === lastNameInitial(known) ? { ...author, last_name: known } : author;
  }

  forget(): void {
    this.#lastNames.clear();
  }
}
