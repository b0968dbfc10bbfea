import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fold } from '../../state/fold';
import { game, highlight, item, liveOf } from '../../state/fold.fixture';
import { show, signedIn } from '../../state/store.fixture';
import { FeedCard } from './feed-card';

signedIn();

const open = (view: Parameters<typeof fold.views>[0][number]) => {
  fold.views([view]);
  show(<FeedCard id={view.id} />);
  return screen.getByRole('article');
};
const may = { can: { edit: true, remove: true } };

describe('a game', () => {
  it('shows how it ended, between whom, and on which day, whatever the time zone', () => {
    const card = open(game({ date: '2026-11-01', our_score: 3, their_score: 3 }));
    expect(screen.getByText('T')).toBeDefined();
    expect(screen.getByText('Ice Wolves')).toBeDefined();
    expect(card.querySelector('time')?.textContent).toBe('Nov 1, 2026');
    const said = document.getElementById(card.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toMatch(/^Tie: North Harbor Owls 3, Ice Wolves 3, on Nov 1, 2026\./u);
  });

  it('follows a correction', () => {
    const view = game({});
    open(view);
    const fixed = { ...view, their_score: 5, version: 2 };
    act(() => fold.live['feed.changed']({ item: liveOf(fixed), version: 2 }));
    expect(screen.getByText('L')).toBeDefined();
  });
});

describe('a highlight', () => {
  it('shows the picture with its words', () => {
    const picture = { media_type: 'image', media_url: '/media/a.webp', alt_text: 'Sam stretches' } as const;
    open(highlight({ ...picture, description: 'Second period.' }));
    expect(screen.getByRole('img', { name: 'Sam stretches' }).getAttribute('src')).toBe('/media/a.webp');
    expect(screen.getByRole('heading', { name: 'Glove save' })).toBeDefined();
    expect(screen.getByText('Second period.')).toBeDefined();
  });

  it('shows the poster of a video with its length, and speaks without words of its owner’s', () => {
    open(highlight({ title: null, duration: 75.4 }));
    const poster = screen.getByRole('img', { name: 'Video by Sam Okafor' });
    expect(poster.getAttribute('src')).toBe('/media/clip/1/poster.jpg');
    expect(screen.getByText('1:15')).toBeDefined();
  });

  it('says so while it is processed and when that failed, and swaps by itself', () => {
    const ready = highlight({ version: 4 });
    open({ ...ready, version: 1, status: 'processing', thumbnail_url: null });
    expect(screen.getByText('Still processing, usually under a minute')).toBeDefined();
    act(() => fold.live['highlight.failed']({ id: ready.id, reason: 'No video in it.', version: 2 }));
    expect(screen.getByText(/^This video could not be processed\./u)).toBeDefined();
    act(() => fold.live['highlight.ready']({ highlight: liveOf(ready), version: 4 }));
    expect(screen.getByRole('img', { name: 'Glove save' })).toBeDefined();
  });

  it('hides a picture that does not come', () => {
    open(highlight({}));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('This picture is not here right now.')).toBeDefined();
  });
});

it('has a heart whatever it is, and actions where there are some', () => {
  const views = [game(may), highlight(may), item(may)];
  fold.views(views);
  show(views.map(({ id }) => <FeedCard key={id} id={id} />));
  expect(screen.getAllByRole('button', { name: 'Like, 0 likes' })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: 'Post actions' })).toHaveLength(1);
});
