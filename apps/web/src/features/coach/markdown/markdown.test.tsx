import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import attacks from './attacks.fixture.json';
import { blocksOf } from './blocks';
import { allowedElements } from './elements';
import { Markdown } from './markdown';

const renderMarkdown = (text: string, unfinished = false) =>
  render(
    <MemoryRouter>
      <Markdown text={text} unfinished={unfinished} />
    </MemoryRouter>,
  ).container;

/** Timeout for rendering hundreds of documents (ms). */
const timeoutMs = 60_000;
const safeTags = new Set([...allowedElements, 'section', 'span']);
const safeAttributes = new Set([
  'class',
  'href',
  'rel',
  'target',
  'start',
  'style',
  'tabindex',
  'role',
  'aria-label',
  'aria-hidden',
  'data-discover',
]);

const expectHarmless = (text: string, unfinished = false) => {
  const container = renderMarkdown(text, unfinished);
  for (const element of container.querySelectorAll('*')) {
    expect(safeTags, text).toContain(element.tagName.toLowerCase());
    for (const { name, value } of element.attributes) {
      expect(safeAttributes, text).toContain(name);
      if (name === 'style') expect(value, text).toMatch(/^(text-align: (left|right|center);)?$/);
    }
    if (!(element instanceof HTMLAnchorElement)) continue;
    const { origin, protocol, username } = new URL(element.href);
    expect(username).toBe('');
    if (origin === location.origin) continue;
    expect(protocol, text).toBe('https:');
    expect(element.rel).toBe('nofollow noopener noreferrer');
  }
  return container;
};

// @covers V1.3.5
describe('untrusted Markdown', () => {
  it(
    `renders ${attacks.length} attacks without scripts, embeds or images`,
    () => {
      expect(attacks.length).toBeGreaterThanOrEqual(200);
      for (const attack of attacks) {
        const container = expectHarmless(attack);
        expect(container.querySelector('img, script, iframe, svg, form, input, style, link')).toBeNull();
      }
    },
    timeoutMs,
  );

  it(
    'renders mixed and truncated attacks harmlessly',
    () => {
      const piece = fc.constantFrom(...attacks, '\n\n', ' ', '- ', '> ', '| a |\n|-|\n| ', '**', '```\n');
      const text = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
      fc.assert(
        fc.property(text, fc.nat(), (whole, cut) => {
          expectHarmless(whole.slice(0, 1 + (cut % whole.length)), true).remove();
        }),
        { numRuns: 300 },
      );
    },
    timeoutMs,
  );
});

describe('Markdown links', () => {
  it('routes links to this site and opens https links in a new tab', () => {
    const internal = renderMarkdown('[Your games](/app/games?season=2026#top)').querySelector('a');
    expect(internal?.getAttribute('href')).toBe('/app/games?season=2026#top');
    expect(internal?.target).toBe('');
    const external = renderMarkdown('[USA Hockey](https://www.usahockey.com/rules)').querySelector('a');
    expect(external?.target).toBe('_blank');
    expect(external?.rel).toBe('nofollow noopener noreferrer');
  });

  // @covers V1.2.2
  it('renders unsafe links and images as text', () => {
    const container = renderMarkdown(
      '[a goal](javascript:alert(1)) and ![a save](https://evil.example/a.png)',
    );
    expect(container.textContent).toBe('a goal and a save');
    expect(container.querySelector('a, img')).toBeNull();
  });
});

describe('Markdown elements', () => {
  it('renders lists, tables and code', () => {
    const container = renderMarkdown(
      '# Plan\n\n1. Edges\n2. Hands\n\n- quick\n  - feet\n\n| Day | Min |\n|:--|--:|\n| Mon | 20 |\n\n```\n<b>\n```\n\n~~old~~ `new`',
    );
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    expect(container.querySelectorAll('ul ul > li')).toHaveLength(1);
    expect(container.querySelectorAll('td')[1]?.textContent).toBe('20');
    expect(container.querySelector('pre')?.textContent).toBe('<b>\n');
    expect(container.querySelector('del')?.textContent).toBe('old');
    expect(container.querySelector('h3')?.textContent).toBe('Plan');
  });

  it('renders footnotes at the end and reference links of other blocks', () => {
    const text =
      'Bend your knees[^1] and see [the drills][d].\n\nThen rest.\n\n[d]: /app/drills\n[^1]: Low is fast.';
    const container = renderMarkdown(text);
    expect(container.querySelector('sup')?.textContent).toBe('1');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/app/drills');
    expect(container.textContent).toContain('Low is fast.');
    expect(container.textContent).not.toMatch(/[\][^↩]/);
  });

  it('renders task boxes', () => {
    const container = renderMarkdown('- [x] Edges\n- [ ] Hands');
    expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent?.trim())).toEqual([
      '☑Done:  Edges',
      '☐To do:  Hands',
    ]);
  });

  it('renders headings below the page heading and no ids', () => {
    const container = renderMarkdown('# a\n\n###### b\n\nc[^1]\n\n[^1]: d');
    expect(container.querySelector('h1, h2, h6, [id]')).toBeNull();
  });
});

describe('streaming Markdown', () => {
  const whole =
    'Keep your **head up**, *soft hands* and `~~old~~` [feet](/app/drills). ~~No~~ **edges**, 2 * 3';

  it('hides unclosed markers', () => {
    const fullText = renderMarkdown(whole).textContent;
    for (let length = 1; length <= whole.length; length++) {
      expect(fullText).toContain(renderMarkdown(whole.slice(0, length), true).textContent);
    }
  });

  it.each([
    'Plan:\n\n| Day | Min |\n|:--|--:|\n| Mon | 20 |\n| Tue | 15 |\n\nThen rest.',
    'See [the rules (short)](https://rules.example/a_(b)_c) and [drills](/app/drills).',
    '- [x] Edges\n- [ ] Hands\n\nDone.',
    'See [the drills][d] and [Rest].\n\nMore.\n\n[d]: /app/drills\n[rest]: /app/season',
    'Bend your knees[^low]. Breathe[^2].\n\n[^low]: Low is fast.\n[^2]: In, then out.',
  ])('shows no raw Markdown at any point of %j', (text) => {
    for (let length = 1; length < text.length; length++) {
      const shown = renderMarkdown(text.slice(0, length), true).textContent ?? '';
      expect(shown.replaceAll('[Rest]', '').replace(/\[Rest$/, ''), text.slice(0, length)).not.toMatch(
        /[|[\]]|\(https|:--/,
      );
    }
  });

  it('renders a finished text as written', () => {
    expect(renderMarkdown('5 * 3 **is').textContent).toBe('5 * 3 **is');
  });
});

describe('blocksOf', () => {
  const line = fc.constantFrom(
    '',
    'text',
    '- item',
    '  more',
    '1. one',
    '```',
    '~~~',
    '> quote',
    '| a | b |',
    '# h',
    '    code',
  );
  const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));

  it('returns blocks that join to the text', () => {
    fc.assert(fc.property(text, (whole) => blocksOf(whole).join('') === whole));
  });

  it('keeps earlier blocks stable when text is appended', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const early = blocksOf(before);
        const late = blocksOf(`${before}\n${after}`);
        expect(late.slice(0, Math.max(0, early.length - 1))).toEqual(early.slice(0, -1));
      }),
    );
  });

  it('keeps lists and fences in one block', () => {
    expect(blocksOf('1. a\n\n2. b\n\n   c\n\nEnd')).toEqual(['1. a\n\n2. b\n\n   c\n\n', 'End']);
    expect(blocksOf('```\na\n\nb\n```\n\nEnd')).toEqual(['```\na\n\nb\n```\n\n', 'End']);
  });
});
