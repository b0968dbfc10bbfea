import { describe, expect, it } from 'vitest';
import { answerHeadings } from './entry.js';
import { parseEntryPage } from './entry-page.js';

const questions = Array.from({ length: 16 }, (_, at) => `- how do i stop ${at}`).join('\n');
const answers = Object.values(answerHeadings).map((heading) => `## ${heading}\n\nBend your knees.`);

interface Page {
  facts?: string;
  asked?: string;
  sections?: readonly string[];
}
const page = ({
  facts = 'title: hockey stops\nphysical: true',
  asked = questions,
  sections = answers,
}: Page) => ['---', facts, '---', '', '## Questions', '', asked, '', sections.join('\n\n'), ''].join('\n');
const parse = (parts: Page) => parseEntryPage({ id: 'stops', theme: 'skating' }, page(parts));

describe('a page', () => {
  it('has facts, questions and an answer for each kind of reader', () => {
    const entry = parse({
      facts: 'title: hockey stops\nphysical: true\ndrills: [snow-plow]\nsources: [coaches]',
    });
    expect(entry).toMatchObject({ id: 'stops', theme: 'skating', title: 'hockey stops', physical: true });
    expect(entry.drills).toEqual(['snow-plow']);
    expect(entry.examples).toHaveLength(16);
    expect(Object.values(entry.answers)).toEqual(answers.map(() => 'Bend your knees.'));
  });

  it('may leave out readers if it names roles', () => {
    const facts = 'title: hockey stops\nphysical: false\nroles: [parent]';
    expect(parse({ facts, sections: answers.slice(3, 4) }).answers).toEqual({ parent: 'Bend your knees.' });
  });

  it.each<[string, Page]>([
    ['## Coaches" is missing', { sections: answers.slice(0, 4) }],
    ['## Coaches" is missing', { sections: [...answers.slice(0, 3), '## Parents\n\n' + 'go '.repeat(121)] }],
    [
      'Players up to 10" has 121 words; at most 120.',
      { sections: ['## Players up to 10\n\n' + 'go '.repeat(121), ...answers.slice(1)] },
    ],
    ['## Questions" is missing', { asked: '' }],
    ['"## Player" is no section', { sections: [...answers, '## Player\n\nGo.'] }],
    ['"## Parents" is there twice', { sections: [...answers, '## Parents\n\nGo.'] }],
    ['is no question: begin it with "- "', { asked: 'how do i stop' }],
    ['is there twice', { asked: `${questions}\n- how do i stop 1` }],
    ['at least 16 questions', { asked: '- how do i stop' }],
    ['physical', { facts: 'title: hockey stops' }],
    ['colour', { facts: 'title: hockey stops\nphysical: true\ncolour: red' }],
    ['title: it has more than 35', { facts: `title: ${'a'.repeat(36)}\nphysical: true` }],
  ])('is refused with what to change: %s', (problem, parts) => {
    expect(() => parse(parts)).toThrow(problem);
  });

  it('is refused without facts', () => {
    expect(() => parseEntryPage({ id: 'stops', theme: 'skating' }, '## Questions')).toThrow(
      'between two lines "---"',
    );
  });
});
