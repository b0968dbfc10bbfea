import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDrillPage } from './drill-page.js';

const page = readFileSync(
  new URL('../../../../content/drills/skating/edge-circles.yaml', import.meta.url),
  'utf8',
);
const parse = (from = '', to = '', skill = 'skating') =>
  parseDrillPage('edge-circles', skill, page.replace(from, to));

describe('the page of a drill', () => {
  it('has its facts, and a diagram written as marks and paths', () => {
    const { id, skill, ages, diagram, author } = parse();
    expect({ id, skill, ages, author }).toEqual({
      id: 'edge-circles',
      skill: 'skating',
      ages: { from: 5, to: 100 },
      author: 'Rinkside',
    });
    expect(diagram.marks[0]).toEqual({ kind: 'player', at: [46, 20.5], label: '1' });
    expect(diagram.paths[0]).toMatchObject({ kind: 'skate', points: expect.arrayContaining([[41.6, 9.9]]) });
  });

  it.each([
    ['"46" is no point', 'player 46,20.5 1', 'player 46 1'],
    ['"46;20" is no point', 'skate 46,20.5', 'skate 46;20'],
    ['is no mark', 'player 46,20.5 1', 'player 46,20.5 1 left'],
    ['marks.0.kind', 'player 46,20.5 1', 'skater 46,20.5 1'],
    ['paths.0.points.0', 'skate 46,20.5', 'skate 460,20.5'],
    ['level', 'level: Intermediate', 'level: Hard'],
    ['colour', 'level: Intermediate', 'level: Intermediate\ncolour: red'],
    ['minutes', 'minutes: 20', 'minutes: soon'],
  ])('is refused with what to change: %s', (problem, from, to) => {
    expect(page).toContain(from);
    expect(() => parse(from, to)).toThrow(problem);
  });

  it('is refused in the folder of no skill', () => {
    expect(() => parse('', '', 'dancing')).toThrow('"dancing" is no skill');
  });
});
