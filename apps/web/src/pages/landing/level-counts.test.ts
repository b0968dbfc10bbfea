import * as player from '@rinkside/contracts/player';
import { expect, test } from 'vitest';
import { ageLevelCount, levelCount } from './level-counts';

test('the stats band matches the contracts', () => {
  expect(ageLevelCount).toBe(player.ageLevels.length);
  expect(levelCount).toBe(player.levels.length);
});
