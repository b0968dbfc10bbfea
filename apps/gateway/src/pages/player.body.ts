import { gameRoutes, outcomeOf, type PublicGame } from '@rinkside/contracts/game';
import { playerRoutes, type PublicPlayer } from '@rinkside/contracts/player';
import { points } from '@rinkside/contracts/season';
import { html, type Html } from './html.js';
import type { PageBody } from './page-body.js';
import { fullNameOf, seasonFigures, seasonRangeText } from './player.meta.js';
import { formatDate, toSingleLine } from './text.js';

const outcomes = { win: 'Win', loss: 'Loss', tie: 'Tie' } as const;

const teamOf = (
  organization: { name: string; team_name?: string | null } | null | undefined,
  fallback: string,
) => toSingleLine(organization?.team_name || organization?.name || fallback, 100);

const lineOf = ({ position, saves, goals_against, goals, assists }: PublicGame): string =>
  position === 'goalie'
    ? `Saves ${saves ?? 0}, goals against ${goals_against ?? 0}.`
    : `Goals ${goals ?? 0}, assists ${assists ?? 0}, points ${points(goals ?? 0, assists ?? 0)}.`;

const gameRow = (game: PublicGame): Html =>
  html`<li class="rounded-lg border border-line bg-board p-4">
    <time datetime="${game.date}" class="text-sm text-soft">${formatDate(game.date)}</time>
    <p>
      ${outcomes[outcomeOf(game)]}:
      <bdi>${teamOf(game.userOrganization, 'Your Team')}</bdi> ${game.our_score},
      <bdi>${teamOf(game.opponent, 'Opponent')}</bdi> ${game.their_score}. ${lineOf(game)}
    </p>
  </li>`;

const figure = ([label, value]: readonly [label: string, value: string]): Html =>
  html`<div class="grid gap-1">
    <dt class="text-sm text-soft">${label}</dt>
    <dd class="numeral text-2xl">${value}</dd>
  </div>`;

/** Returns the content of a player's page: name, season and games, as signed-out visitors see them. */
export const playerBody = (player: PublicPlayer, games: PublicGame[]): PageBody => {
  const { id, level, age, position, organization, stats } = player;
  const dates = html`<p class="text-sm text-soft">${seasonRangeText(stats)}</p>`;
  const content = html`<div class="grid grid-cols-1 gap-6">
    <header>
      <h1 class="display text-4xl break-words"><bdi>${fullNameOf(player)}</bdi></h1>
      <p class="text-lg capitalize">${[level, age, position].filter(Boolean).join(' · ')}</p>
      <p class="text-soft"><bdi>${teamOf(organization, '')}</bdi></p>
    </header>
    <section class="grid grid-cols-1 gap-3 night rounded-xl p-4 sm:p-6">
      <h2 class="eyebrow">Current season</h2>
      ${dates}
      ${
        stats.totalGames > 0
          ? html`<dl class="grid grid-cols-3 gap-3">${seasonFigures(player).map(figure)}</dl>`
          : html`<p>New season starts with the first game</p>`
      }
    </section>
    <section class="grid grid-cols-1 gap-3">
      <h2 class="display text-2xl">Games This Season</h2>
      ${
        games.length > 0
          ? html`<ul class="grid grid-cols-1 gap-3">
              ${games.map(gameRow)}
            </ul>`
          : html`<p class="text-soft">No games yet</p>`
      }
    </section>
  </div>`;
  return {
    content,
    replies: {
      [playerRoutes.public.path.replace(':id', id)]: player,
      [gameRoutes.public.path.replace(':id', id)]: { games },
    },
  };
};
