import * as player from '@rinkside/contracts/player';
import { expect, test } from 'vitest';
import { ageLevels, levels } from './facts';

test('the stats band matches the contracts', () => {
  expect(ageLevels).toBe(player.ageLevels.length);
  expect(levels).toBe(player.levels.length);
});
