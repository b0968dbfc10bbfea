import { describe, expect, it } from 'vitest';
import { namesAreAlike } from './organization-names.js';

describe('names of organizations', () => {
  it.each([
    ['Granite Lake', 'granite lake'], ['Málaga Nordics', 'Malaga Nordics'], ["St. John's", 'St Johns'], ['Ice Foxes', 'IceFoxes'],
    ['Granite Lake Hockey Club', 'The Granite Lake Youth Hockey Association'], ['Duluth Blades', 'Duluth Bladse'],
    ['Duluth Blades', 'Dulut Blades HC'], ['Rockets', 'Rокетs'], ['СОСА Bears', 'COCA Bears'], ['Ｇｒａｎｉｔｅ Lake', 'Granite Lake'],
    ['Granite-Lake', 'Granite Lake'], ['Łódź Wolves', 'Lodz Wolves'], ['Blades 14U', 'Blades 14u'], ['Hockey Club', 'hockey  club'],
    ['ХК Динамо', 'Динамо'],
  ])('%s is like %s', (a, b) => {
    expect(namesAreAlike(a, b)).toBe(true);
    expect(namesAreAlike(b, a)).toBe(true);
  }); // prettier-ignore

  it.each([
    ['Granite Lake', 'Granite Falls'], ['Duluth Blades', 'St. Paul Blades'], ['Blades 12U', 'Blades 14U'], ['Wild', 'Mild'],
    ['Ice Foxes', 'Ice Hawks'], ['Hockey Club', 'Skating Club'], ['North Stars', 'South Stars'], ['Team 1', 'Team 2'],
  ])('%s is not like %s', (a, b) => expect(namesAreAlike(a, b)).toBe(false)); // prettier-ignore
});
