import { expect, it } from 'vitest';
import { inOrder, readPage } from './content-pages.js';

const items = new Map([
  ['stops', 1],
  ['starts', 2],
]);

it('puts pages into their order', () => {
  expect(inOrder(['starts', 'stops'], items)).toEqual([2, 1]);
});

it.each([
  ['Add "starts", which has a page.', ['stops']],
  ['"turns" has no page.', ['starts', 'stops', 'turns']],
  ['A page is there twice.', ['starts', 'stops', 'stops']],
])('refuses an order that does not fit the pages: %s', (problem, order) => {
  expect(() => inOrder(order, items)).toThrow(problem);
});

it('names the page of a problem', () => {
  expect(() => readPage('README.md', () => JSON.parse('{'))).toThrow(/^content\/README\.md: /);
});
