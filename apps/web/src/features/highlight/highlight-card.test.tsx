import { highlightRoutes } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { highlight, me } from '../../state/entities/entities.fixture';
import { mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { store } from '../../state/store';
import { HighlightBody } from './highlight-body';
import { HighlightCard } from './highlight-card';
import { viewedPhotosAtom } from './photo-viewer/viewed-photo';
import { playingAtom } from './video-player/playing';

signInBeforeEach();

const open = (changes: Parameters<typeof highlight>[0], routes: Parameters<typeof mockServer>[0] = {}) => {
  mockServer(routes);
  const view = highlight({ created_at: '2025-01-05T18:00:00.000Z', ...changes });
  entityStore.applyViews([view]);
  show(<HighlightCard id={view.id} />);
  return view;
};

const withoutMedia = { media_url: null, playback_url: null, thumbnail_url: null };

it('shows a video with title and date and opens the player', () => {
  const { id } = open({ title: 'Glove save' });
  expect(screen.getByRole('heading', { name: 'Glove save' })).toBeDefined();
  expect(screen.getByText('Jan 5, 2025')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Play Glove save' }));
  expect(store.get(playingAtom)).toBe(id);
  act(() => store.set(playingAtom, null));
});

it('opens a photo in the viewer, and shows a placeholder when it fails to load', () => {
  const { id } = open({ media_type: 'image', title: 'Team photo', thumbnail_url: '/media/p/1/photo.jpg' });
  fireEvent.click(screen.getByRole('button', { name: 'View Team photo' }));
  expect(store.get(viewedPhotosAtom)).toEqual({ ids: [id], start: 0 });
  act(() => store.set(viewedPhotosAtom, null));
  fireEvent.error(screen.getByRole('img', { name: 'Team photo' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('This picture is not available right now.')).toBeDefined();
});

it('tells only its author what a video lacks', () => {
  const reason = 'This video plays without sound.';
  mockServer({});
  show(
    <HighlightBody highlight={highlight({ reason, can: { edit: false, remove: false } })} textId="other" />,
  );
  expect(screen.queryByText(reason)).toBeNull();
  show(
    <HighlightBody
      highlight={highlight({ reason, user: me, can: { edit: true, remove: true } })}
      textId="own"
    />,
  );
  expect(screen.getByText(reason)).toBeDefined();
});

it('says that a video waits for a busy machine', () => {
  open({ ...withoutMedia, status: 'processing', progress: 40, reason: mediaRules.busy });
  expect(screen.getByText(mediaRules.busy)).toBeDefined();
});

it('shows the owner privacy and processing progress', () => {
  const ownHighlight = { user: me, is_public: false, can: { edit: true, remove: true } };
  open({ ...ownHighlight, ...withoutMedia, status: 'processing', progress: 40 });
  expect(screen.getByText('Private')).toBeDefined();
  expect(screen.getByText('Processing, 40%')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Highlight actions' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Play/u })).toBeNull();
});

it('offers Play once a rendition is ready, while processing continues', () => {
  open({ status: 'processing', progress: 60 });
  expect(screen.getByRole('button', { name: 'Play Glove save' })).toBeDefined();
});

it('shows why processing failed', () => {
  open({ status: 'failed', reason: 'This video is damaged or incomplete. Please choose another one.' });
  expect(screen.getByText(/damaged/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Play/u })).toBeNull();
});

it('lets its author process a failed video again', async () => {
  const can = { edit: true, remove: true };
  const failed = { user: me, can, status: 'failed', reason: mediaRules.broken, retryable: true } as const;
  const again = highlight({ ...failed, ...withoutMedia, status: 'processing', progress: 0 });
  const retry = `POST ${highlightRoutes.retry.path.replace(':id', again.id)}`;
  open(
    { ...failed, id: again.id },
    { [retry]: () => ({ ...again, reason: null, version: again.version + 1 }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Processing')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
