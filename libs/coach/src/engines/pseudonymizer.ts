import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { product } from '@rinkside/contracts/product';
import { personNamesIn } from '@rinkside/safety/person-names';
import { maskIdentifiers, maskIdentifiersInWords } from './mask-identifiers.js';
import type { Persona } from '@rinkside/safety/persona';
import { sanitizeName } from '@rinkside/domain/coach/sanitize-name';

const team = z.object({ name: z.string(), team_name: z.string().nullable() });
const teamJson = `json_build_object('name', o.name, 'team_name', o.team_name)`;
const identityRow = z.object({
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  clubs: z.array(team),
  opponents: z.array(team),
  players: z.array(z.object({ first_name: z.string(), last_name: z.string() })),
});

const selectIdentity = statement(
  'pseudonymizer.identity',
  `select p.email, p.first_name, p.last_name,
     coalesce((select json_agg(${teamJson}) from organization o where o.id = p.organization_id), '[]') as clubs,
     coalesce((select json_agg(${teamJson} order by o.id) from organization o
       where o.id in (select opponent_id from game where player_id = p.id)), '[]') as opponents,
     coalesce((select json_agg(json_build_object('first_name', m.first_name, 'last_name', m.last_name) order by m.id)
       from player m where m.organization_id = $2 and m.id <> p.id and m.first_name is not null), '[]') as players
   from player p where p.id = $1`,
  identityRow,
);

/** Names that are also common words. They are masked only with the exact case of the name. */
const commonWords = new Set(
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
const isProductName = (name: string): boolean => product.coach.includes(name) || product.name.includes(name);
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Names of people outside the product: '…my friend Jake', 'a kid named jake'. */
const outsiders = [
  /\b(?:friend|buddy|brother|sister|teammate|coach|teacher|cousin|neighbou?r|mom|mum|dad|son|daughter|kid|boy|girl|trainer|uncle|aunt|goalie|captain),? (?:is |was )?(?:named |called )?(\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?)/gu,
  /\b(?:named|called|name is|name's|names) ([\p{L}'’-]{2,}(?: \p{Lu}[\p{Ll}'’-]+)?)/giu,
];

/**
 * Replaces names, addresses and ids with placeholders such as `[you]` and `[team 2]` before text goes to a provider,
 * and restores the names in the provider's reply.
 */
export class Pseudonymizer {
  /** Placeholder by name. */
  readonly #placeholders = new Map<string, string>();
  /** Display name by placeholder. */
  readonly #displayNames = new Map<string, string>();
  #namePattern: RegExp | undefined;
  #outsiders = 0;

  /** @param now time of the question; it separates birth years from the years of games */
  constructor(private readonly now: Date) {}

  static async forPersona(sql: Sql, { id, organizationId }: Persona, now: Date): Promise<Pseudonymizer> {
    const pseudonymizer = new Pseudonymizer(now);
    const [identity] = await sql.rows(selectIdentity, [id, organizationId]);
    if (identity) pseudonymizer.#addIdentity(identity);
    return pseudonymizer;
  }

  #addIdentity({ email, first_name, last_name, clubs, opponents, players }: z.infer<typeof identityRow>) {
    this.#add('[you]', sanitizeName(first_name), first_name, last_name);
    this.#add('[email]', undefined, email);
    for (const { name, team_name } of clubs) {
      this.#add('[your team]', sanitizeName(team_name), team_name);
      this.#add('[your club]', sanitizeName(name), name);
    }
    for (const [index, { name, team_name }] of opponents.entries())
      this.#add(`[team ${index + 1}]`, sanitizeName(team_name) ?? sanitizeName(name), team_name, name);
    for (const [index, { first_name: first, last_name: last }] of players.entries())
      this.#add(`[player ${index + 1}]`, sanitizeName(first), first, last);
    this.#buildPattern();
  }

  #buildPattern() {
    // Longest first: a name must not match as the prefix of a longer one.
    const names = [...this.#placeholders.keys()].toSorted((a, b) => b.length - a.length);
    if (names.length > 0)
      this.#namePattern = new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${names.map(escapeRegExp).join('|')})(?![\p{L}\p{N}])`,
        'giu',
      );
  }

  #add(placeholder: string, displayName: string | undefined, ...names: (string | null)[]) {
    this.#displayNames.set(placeholder, displayName ?? '');
    for (const name of names) {
      for (const form of name ? [name.trim(), sanitizeName(name)] : []) {
        const lowerCase = form?.toLowerCase();
        if (!form || !lowerCase || form.length < 2) continue;
        const key = commonWords.has(lowerCase) ? form : lowerCase;
        if (!this.#placeholders.has(key)) this.#placeholders.set(key, placeholder);
      }
    }
  }

  /** Replaces identifying text with placeholders. */
  mask(text: string): string {
    // Addresses first: a name may be part of one.
    return this.#maskNames(maskIdentifiers(text, this.now));
  }

  /** Replaces identifying text in the words of a person, who may name others and spell out contact data. */
  maskWords(text: string): string {
    const masked = this.#maskNames(maskIdentifiersInWords(text, this.now));
    const named = outsiders.flatMap((pattern) => [...masked.matchAll(pattern)].map(([, name = '']) => name));
    for (const name of [...named, ...personNamesIn(masked)])
      if (!name.startsWith('[') && !isProductName(name)) this.#addOutsider(name);
    return this.#maskNames(masked);
  }

  #addOutsider(name: string) {
    if (this.#placeholders.has(name.toLowerCase())) return;
    this.#outsiders++;
    this.#add(`[person ${this.#outsiders}]`, name, name, ...name.split(' '));
    this.#buildPattern();
  }

  #maskNames(text: string): string {
    if (!this.#namePattern) return text;
    return text.replace(
      this.#namePattern,
      (name) => this.#placeholders.get(name.toLowerCase()) ?? this.#placeholders.get(name) ?? name,
    );
  }

  /** Replaces placeholders with the names they stand for. */
  unmask(text: string): string {
    return text.replace(
      /\[[a-z]+(?: [a-z]+| \d+)?\]/g,
      (placeholder) => this.#displayNames.get(placeholder) ?? placeholder,
    );
  }
}
