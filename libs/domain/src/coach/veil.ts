import { statement, type Sql } from '@rinkside/platform/sql';
import type { Persona } from './persona.js';
import { plainName } from './tools/plain-name.js';

interface Known {
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  clubs: { name: string; team_name: string | null }[];
  opponents: { name: string; team_name: string | null }[];
  players: { first_name: string; last_name: string }[];
}

const club = `json_build_object('name', o.name, 'team_name', o.team_name)`;
const read = statement<Known>(
  'veil.known',
  `select p.email, p.first_name, p.last_name,
     coalesce((select json_agg(${club}) from organization o where o.id = p.organization_id), '[]') as clubs,
     coalesce((select json_agg(${club} order by o.id) from organization o
       where o.id in (select opponent_id from game where player_id = p.id)), '[]') as opponents,
     coalesce((select json_agg(json_build_object('first_name', m.first_name, 'last_name', m.last_name) order by m.id)
       from player m where m.organization_id = $2 and m.id <> p.id and m.first_name is not null), '[]') as players
   from player p where p.id = $1`,
);

/** Names that are words too: only as they are written. */
const words = new Set(
  `ace april art bill chance chase cole colt drew faith grace grant hope hunter jack joy june mark max may pat penny rob rose ray skip will
   baker ball banks bell best bird black bond brown burns carter case close cook cross day drake early east fair field fields fish fisher ford
   fox frost gates good gray green hall hand hardy high hill holiday horn house king knight lake lamb lane law lock long love major marsh mason
   means mills minor more nice noble north page park parks pool post power powers price quick race rich rivers rush sage salt sands sharp short
   show small snow south speed spring steel stone street strong summer summers sweet swift tall temple wade walker wall ward waters way weeks
   wells west white wild winter winters wise wood woods young
   stars wild flames storm lightning ice kings wings blues sharks ducks wolves bears hawks eagles thunder fire heat blades rangers`
    .split(/\s+/)
    .filter(Boolean),
);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const traces: readonly [RegExp, string][] = [
  [/[\p{L}\p{N}.+_-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[email]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/(?<!\d)(?:\+?\d{1,2}[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/g, '[phone]'],
];

/**
 * Stands between a person and a provider: names, addresses and ids go out as `[you]`, `[team 2]` and the like, and
 * come back as what they stand for.
 */
export class Veil {
  readonly #hidden = new Map<string, string>();
  readonly #shown = new Map<string, string>();
  #names: RegExp | undefined;

  static async of(sql: Sql, { id, organizationId }: Persona): Promise<Veil> {
    const veil = new Veil();
    const [known] = await sql.rows(read, [id, organizationId]);
    if (known) veil.#take(known);
    return veil;
  }

  #take({ email, first_name, last_name, clubs, opponents, players }: Known) {
    this.#add('[you]', plainName(first_name), first_name, last_name);
    this.#add('[email]', undefined, email);
    for (const { name, team_name } of clubs) {
      this.#add('[your team]', plainName(team_name), team_name);
      this.#add('[your club]', plainName(name), name);
    }
    for (const [at, { name, team_name }] of opponents.entries())
      this.#add(`[team ${at + 1}]`, plainName(team_name) ?? plainName(name), team_name, name);
    for (const [at, { first_name: first, last_name: last }] of players.entries())
      this.#add(`[player ${at + 1}]`, plainName(first), first, last);
    // The longest first, so that a name is not taken for its own beginning.
    const names = [...this.#hidden.keys()].toSorted((a, b) => b.length - a.length);
    if (names.length > 0)
      this.#names = new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${names.map(escaped).join('|')})(?![\p{L}\p{N}])`,
        'giu',
      );
  }

  #add(mark: string, shown: string | undefined, ...names: (string | null)[]) {
    this.#shown.set(mark, shown ?? '');
    for (const name of names) {
      for (const form of name ? [name.trim(), plainName(name)] : []) {
        const key = form?.toLowerCase();
        if (form && key && form.length > 1 && !this.#hidden.has(words.has(key) ? form : key))
          this.#hidden.set(words.has(key) ? form : key, mark);
      }
    }
  }

  /** Text as a provider may read it. */
  hide(text: string): string {
    // Addresses first: a name may be a part of one.
    const left = traces.reduce((rest, [trace, mark]) => rest.replace(trace, mark), text);
    if (!this.#names) return left;
    return left.replace(
      this.#names,
      (name) => this.#hidden.get(name.toLowerCase()) ?? this.#hidden.get(name) ?? name,
    );
  }

  /** What a provider wrote, with the names it stands for. */
  show(text: string): string {
    return text.replace(/\[[a-z]+(?: [a-z]+| \d+)?\]/g, (mark) => this.#shown.get(mark) ?? mark);
  }
}
