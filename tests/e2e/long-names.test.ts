import { commentCalls } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { postRoutes } from '@rinkside/contracts/post';
import type { Page } from '@playwright/test';
import { joinCircle } from './join-circle.js';
import { logGame } from './log-game.js';
import { expect, test } from './playwright-test.js';

const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamt';
const clubNames = [
  'Northumberland Thunderbirds',
  'Saskatchewan Roughriders',
  'Eishockeygemeinschaft Weiden',
  longWord,
  'نادي هوكي الجليد في المدينة الكبيرة',
  '東京都立昭和記念公園アイスホッケークラブ連合会',
  '🏒🏒🏒 Club 🥅🥅🥅',
];

const softly = expect.configure({ soft: true, timeout: 3000 });

/** Returns texts that leave the screen or their box sideways, or lie on each other. */
const layoutProblems = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      problems.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    const root = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const shown: { text: string; element: Element; rect: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        let { left, right, top, bottom } = line;
        let isCut = false;
        for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
          const style = getComputedStyle(box);
          if (style.overflowX === 'visible') continue;
          const bounds = box.getBoundingClientRect();
          const canBeRead = ['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
          // Hidden texts for screen readers have a box of one pixel; digits that roll are cut from above and below.
          const isHidden = bounds.width <= 2 || bottom <= bounds.top + 1 || top >= bounds.bottom - 1;
          if (canBeRead || isHidden) isCut = true;
          if (isHidden) right = left;
          else if (canBeRead && bounds.width < 20) problems.push(`no room for: ${text}`);
          else if (!canBeRead && !isCut && (left < bounds.left - 2 || right > bounds.right + 2))
            problems.push(`cut off: ${text}`);
          left = Math.max(left, bounds.left);
          right = Math.min(right, bounds.right);
          top = Math.max(top, bounds.top);
          bottom = Math.min(bottom, bounds.bottom);
        }
        if (right - left < 1 || bottom - top < 1) continue;
        if (!isCut && (left < -1 || right > clientWidth + 1)) problems.push(`out of sight: ${text}`);
        shown.push({ text, element, rect: new DOMRect(left, top, right - left, bottom - top) });
      }
    }
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // Lines of text are higher than their letters.
        const overlap = 0.3 * Math.min(one.rect.height, other.rect.height);
        if (width > 2 && height > overlap) problems.push(`“${one.text}” lies on “${other.text}”`);
      }
    return [...new Set(problems)].map((problem) => problem.slice(0, 160)).slice(0, 8);
  });

test('cards show extreme names whole, at narrow widths and with large text', async ({
  product,
  member,
  open,
}) => {
  test.setTimeout(300_000);
  const owner = await member('Owner', { role: 'coach', position: null, birthdate: '1980-05-04' });
  const { organizationId } = owner.person;
  await owner.person.call(organizationRoutes.edit, {
    params: { id: organizationId },
    body: { name: 'Northumberland Thunderbirds', team_name: longWord },
  });
  const names = {
    first_name: 'Wolfeschlegelstein',
    last_name: 'Hausenbergerdorffwelchevoralternwarengewissenhaft',
  };
  const [author, fan] = await Promise.all([
    member('Author', { organization_id: organizationId, ...names }),
    member('Fan', {
      organization_id: organizationId,
      first_name: '東京',
      last_name: 'שמוליק הארוך מאוד מירושלים',
    }),
  ]);
  await joinCircle(product, [owner, author, fan]);
  await fan.person.call(followRoutes.follow, { params: { id: author.person.id } });
  const games = [];
  for (const [at, name] of clubNames.entries())
    games.push(
      await logGame(
        author.person,
        name,
        at % 2
          ? { our_score: 10, their_score: 12 }
          : { our_score: 99, their_score: 99, goals: 50, assists: 49 },
      ),
    );
  const [game] = games;
  const onGame = { target_type: 'game', target_id: game?.id ?? '' } as const;
  await fan.person.call(likeRoutes.like, { body: onGame });
  const comment = { params: { id: onGame.target_id }, body: { content: longWord.repeat(3) } };
  await fan.person.call(commentCalls.game.create, comment);
  await author.person.call(postRoutes.create, { body: { content: `${longWord.repeat(4)} 東京 שמוליק 🏒` } });

  const screens: [string, typeof owner, string | RegExp][] = [
    ['feed', fan, '🏒🏒🏒 Club'],
    [`games/${games[0]?.id}`, fan, 'Thunderbirds'],
    [`games/${games[3]?.id}`, author, longWord],
    ['games', author, '🏒🏒🏒 Club'],
    ['season', author, '🏒🏒🏒 Club'],
    ['dashboard', author, 'Wolfeschlegelstein'],
    [`profile/${author.person.id}#games`, fan, '🏒🏒🏒 Club'],
    ['organization', fan, '🏒🏒🏒 Club'],
    ['organization#members', fan, 'Wolfeschlegelstein'],
    ['organization#team', owner, 'Wolfeschlegelstein'],
    ['notifications', author, '東京'],
    ['settings', author, 'Coach memory'],
    ['drills', author, 'Drill library'],
    ['chat', author, 'Coach Mack'],
    ['search?search=wolfeschlegelstein', fan, 'Wolfeschlegelstein'],
    [`/player/${author.person.id}`, fan, '🏒🏒🏒 Club'],
  ];
  for (const viewer of [author, fan, owner]) {
    const page = await open(viewer.session, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    for (const [path, user, text] of screens) {
      if (user !== viewer) continue;
      await page.goto(path.startsWith('/') ? path : `/app/${path}`);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeAttached();
      for (const width of [360, 390])
        for (const fontSize of [16, 24, 32]) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}px`;
          }, fontSize);
          // A virtual list measures its cards after the text has grown.
          await softly
            .poll(() => layoutProblems(page), { message: `${path} at ${width} px, ${fontSize} px text` })
            .toEqual([]);
        }
    }
  }
});
