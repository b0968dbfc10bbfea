import type { ReportView } from '@rinkside/contracts/moderation';
import type { OrganizationEditView } from '@rinkside/contracts/roster';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { club, item, me, otherPlayer } from '../../../state/entities/entities.fixture';
import { profile } from '../../../state/profile.fixture';
import { saveProfile } from '../../../state/profile';
import { errorReply, mockServer, show, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { ModerationPage } from './moderation';

signInBeforeEach();

const { id: post } = item({});
const report: ReportView = {
  id: '0199000b-0000-7000-8000-000000000001',
  target_type: 'post',
  target_id: post,
  reason: 'bullying',
  note: 'Twice this week.',
  created_at: '2026-11-20T18:00:00.000Z',
  reporter: me,
  author: otherPlayer,
  excerpt: 'You skate like a chair.',
  live_game: null,
  reports: 3,
};
const pageOf = <Row,>(items: Row[]) => ({ items, hasMore: false, nextCursor: null });
const settle = `POST /api/moderation/reports/${report.id}`;
const card = async () => within(await screen.findByRole('article', { name: /^Bullying/u }));
const chooseAction = async (action: string) => {
  fireEvent.click((await card()).getByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: action }));
};

it('is only available to moderators', () => {
  const { requests } = mockServer({});
  show(<ModerationPage />);
  expect(screen.getByText('You are not allowed to see this')).toBeDefined();
  expect(requests).toEqual([]);
});

describe('for a moderator', () => {
  let waiting = [report];
  const server = (handlers: Parameters<typeof mockServer>[0] = {}) =>
    mockServer({
      'GET /api/moderation/reports': () => pageOf(waiting),
      'GET /api/moderation/birthdates': () => pageOf([]),
      [settle]: () => {
        waiting = [];
        return { success: true };
      },
      ...handlers,
    });
  beforeEach(() => {
    waiting = [report];
    saveProfile({ ...profile, moderator: true, version: 2 });
  });

  it('shows a report with content, reason and people', async () => {
    server();
    show(<ModerationPage />);
    const article = await card();
    expect(article.getByText('3 reports')).toBeDefined();
    expect(article.getByText('You skate like a chair.')).toBeDefined();
    expect(article.getByText('Twice this week.')).toBeDefined();
    expect(article.getByRole('link', { name: 'this post' }).getAttribute('href')).toBe(`/app/posts/${post}`);
    expect(article.getByRole('link', { name: 'Sam Okafor' })).toBeDefined();
    expect(article.getByRole('link', { name: 'Noor Haddad' })).toBeDefined();
  });

  it.each([
    ['Dismiss', 'dismiss', 'Report dismissed'],
    ['Hide', 'hide', 'Content hidden'],
    ['Suspend author', 'suspend', 'Author suspended'],
  ])('%s asks for confirmation, sends once and updates the queue', async (label, action, message) => {
    const { requestsTo } = server();
    show(<ModerationPage />);
    await chooseAction(label);
    expect(await screen.findByText(message)).toBeDefined();
    expect(requestsTo(settle)[0]?.body).toEqual({ action });
    expect(await screen.findByText('All quiet')).toBeDefined();
  });

  it('reports a conflict with another moderator and refetches', async () => {
    server({
      [settle]: () => {
        waiting = [];
        return errorReply(409, 'This report is already settled.');
      },
    });
    show(<ModerationPage />);
    await chooseAction('Dismiss');
    expect(await screen.findByText('This report is already settled.')).toBeDefined();
    expect(await screen.findByText('All quiet')).toBeDefined();
  });

  it('focuses the next report after an action, and the first of a new page', async () => {
    const second = { ...report, id: report.id.replace(/.$/u, '2'), reason: 'spam' } as const;
    const third = { ...second, id: report.id.replace(/.$/u, '3') };
    waiting = [report, second];
    server({
      'GET /api/moderation/reports': ({ query }) =>
        query.has('cursor')
          ? pageOf([third])
          : { items: waiting, hasMore: waiting.length === 2, nextCursor: waiting.length === 2 ? '2' : null },
      [settle]: () => {
        waiting = [second];
        return { success: true };
      },
    });
    show(<ModerationPage />);
    await card();
    const row = (index: number) => screen.getAllByRole('article')[index];
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(row(2)?.contains(document.activeElement)).toBe(true));
    (await card()).getByRole('button', { name: 'Hide' }).focus();
    await chooseAction('Hide');
    await waitFor(() => expect(row(0)?.textContent).toContain('Spam'));
    expect(row(0)?.contains(document.activeElement)).toBe(true);
  });

  it('does not offer Hide for a reported player', async () => {
    waiting = [{ ...report, target_type: 'user', target_id: otherPlayer.id, excerpt: null }];
    server();
    show(<ModerationPage />);
    const article = await card();
    expect(article.queryByRole('button', { name: 'Hide' })).toBeNull();
  });

  it('shows an error with Retry when the queue fails to load', async () => {
    let broken = true;
    server({
      'GET /api/moderation/reports': () => (broken ? errorReply(403, 'Not today.') : pageOf(waiting)),
    });
    show(<ModerationPage />);
    expect(await screen.findByText('Failed to load the queue')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await card();
  });

  it('confirms an edited birthdate', async () => {
    const row = { user_id: otherPlayer.id, user: otherPlayer, trusted_age: 11, age: 18 };
    let rows = [row];
    const answer = Promise.withResolvers<void>();
    const { requestsTo } = server({
      'GET /api/moderation/birthdates': () => pageOf(rows),
      [`POST /api/moderation/birthdates/${otherPlayer.id}`]: async () => {
        await answer.promise;
        rows = [];
        return { success: true };
      },
    });
    showAt('/app/moderation#birthdates', <ModerationPage />);
    const article = within(await screen.findByRole('article', { name: 'Sam Okafor' }));
    expect(article.getByText('From 11 to 18 years old')).toBeDefined();
    const confirm = article.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
    fireEvent.click(confirm);
    // A disabled button would lose the focus.
    expect([confirm.disabled, confirm.ariaDisabled]).toEqual([false, 'true']);
    fireEvent.click(article.getByRole('button', { name: 'Restore the previous one' }));
    answer.resolve();
    expect(await screen.findByText('Birthdate confirmed')).toBeDefined();
    expect(await screen.findByText('Nothing to confirm')).toBeDefined();
    expect(requestsTo(`POST /api/moderation/birthdates/${otherPlayer.id}`)).toHaveLength(1);
  });

  it('undoes an edit of an organization', async () => {
    const owls = club('North Harbor Hockey', 'Owls');
    const edit: OrganizationEditView = {
      id: '0199000c-0000-7000-8000-000000000001',
      organization: { id: owls.id, name: 'Stolen' },
      editor: otherPlayer,
      created_at: '2026-11-20T18:00:00.000Z',
      undone: false,
      changes: [{ field: 'name', before: 'North Harbor Hockey', after: 'Stolen' }],
    };
    let edits = [edit];
    const undo = `POST /api/moderation/organization-edits/${edit.id}`;
    const { requestsTo } = server({
      'GET /api/moderation/organization-edits': () => pageOf(edits),
      [undo]: () => {
        edits = [{ ...edit, undone: true }];
        return { success: true };
      },
    });
    showAt('/app/moderation#edits', <ModerationPage />);
    const article = within(await screen.findByRole('article', { name: 'Stolen' }));
    expect(article.getByRole('listitem').textContent).toBe('Name: North Harbor Hockey Stolen');
    fireEvent.click(article.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Edit undone')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(requestsTo(undo)).toHaveLength(1);
  });

  it('restores a deleted organization', async () => {
    const owls = { ...club('North Harbor Hockey', 'Owls'), website: null, version: 2 };
    let deleted = [owls];
    const restore = `POST /api/moderation/organizations/${owls.id}`;
    const { requestsTo } = server({
      'GET /api/moderation/organizations': () => pageOf(deleted),
      [restore]: () => {
        deleted = [];
        return { success: true };
      },
    });
    showAt('/app/moderation#deleted', <ModerationPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Organization restored')).toBeDefined();
    expect(await screen.findByText('Nothing deleted')).toBeDefined();
    expect(requestsTo(restore)[0]?.body).toEqual({ action: 'restore' });
  });
});
