import { browser, built, held, world, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const validation: Chapter = {
  title: 'Validation and business logic',
  rows: [
    ...built(rules, 'with the contracts, which `/api/docs` is drawn from', {
      '2.1.1': 'the rules of each field are written down',
      '2.1.2': 'and of what belongs together',
      '2.1.3': 'and of how much, for one and for all',
    }),
    ...held('2.2.1', 'every field is held to its rule', [
      world('catalogue', '$rule'),
      world('malformed', 'holdRoutes('),
    ]),
    ...held('2.2.2', 'by the server, whatever a client did', [
      world('access', 'refuses keys its contract does not name'),
      world('malformed', 'holdRoutes('),
    ]),
    ...held('2.2.3', 'what belongs together fits', [
      world('game', 'is refused with the sentence of what it lacks'),
      world('post', 'is refused when empty, too long or for another organization'),
      world('player', 'to under 13 needs a guardian’s word once'),
    ]),
    ...held('2.3.1', 'steps are taken in their order', [
      world('access', 'opens to whom its contract names'),
      browser('onboarding', 'a step opened without its earlier answers'),
    ]),
    ...held('2.3.2', 'limits hold', [
      world('coach.limit', 'a minor is answered so often in an hour'),
      world('input', 'are counted per account'),
      world('live.floods', 'of rooms ends at 200'),
    ]),
    ...held('2.3.3', 'a command is done whole or not at all', [
      world('relay', 'publishes nothing of a command that was refused'),
      ['tests/faults/kill.test.ts', 'loses nothing'],
    ]),
    ...held('2.3.4', 'what there is once is given once', [
      world('player', 'also when two arrive at once'),
      world('coach', 'takes one question at a time'),
      world('game', '50 times at once'),
    ]),
    ...held('2.4.1', 'machines that ask too much are held up', [
      world('input', 'are counted per account'),
      ['apps/identity/src/throttle.test.ts', 'the eleventh try from one address'],
      world('reference', 'that asks for too many pages or images has to wait'),
    ]),
  ],
};
