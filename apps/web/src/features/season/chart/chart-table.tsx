import { outcomeOf } from '@rinkside/contracts/game';
import { Link } from 'react-router-dom';
import { formatDay } from '../../calendar/format-day';
import { outcomes } from '../../game/game-line';
import { teamName } from '../../../state/entities/team-name';
import type { Series } from './column';

/** The data of a chart as a table, newest game first. */
export const ChartTable = ({ series: { title, heads, columns } }: { series: Series }) => (
  <section
    aria-label={`${title}, table`}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable so that arrow keys scroll it
    tabIndex={0}
    className="max-h-96 overflow-auto rounded-md border border-line"
  >
    <table className="w-full text-sm">
      <thead className="sticky top-0 bg-raised text-left">
        <tr>
          {['Game', 'Result', ...heads].map((head) => (
            <th key={head} scope="col" className="px-3 py-2.5 font-semibold not-first:text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.toReversed().map(({ game, cells }) => (
          <tr key={game.id} className="border-t border-line">
            <th scope="row" className="px-3 py-2 text-left font-normal">
              <Link to={`/app/games/${game.id}`} className="inline-block min-h-6 font-medium hover:underline">
                <bdi>{teamName(game.opponent) ?? 'Opponent'}</bdi>
              </Link>
              <span className="block text-xs text-soft">{formatDay(game.date)}</span>
            </th>
            <td className="px-3 py-2 text-right whitespace-nowrap">
              {outcomes[outcomeOf(game)].letter} {game.our_score}–{game.their_score}
            </td>
            {heads.map((head, index) => (
              <td key={head} className="numeral px-3 py-2 text-right text-base">
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
