import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entityStore, followingAtom } from '../../state/entities/entity-store';
import { otherPlayer } from '../../state/entities/entities.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { store } from '../../state/store';
import { BlockDialog } from './block-dialog';
import { BlockedPeople } from './blocked-people';

signInBeforeEach();

const path = `/api/user-blocks/${otherPlayer.id}/block`;

describe('block dialog', () => {
  const open = () => {
    const onBlocked = vi.fn<() => void>();
    show(
      <BlockDialog
        userId={otherPlayer.id}
        name="Sam Okafor"
        open
        onOpenChange={() => undefined}
        onBlocked={onBlocked}
      />,
    );
    const dialog = within(screen.getByRole('alertdialog', { name: 'Block Sam Okafor?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Block' }));
    return onBlocked;
  };

  it('confirms the block and ends the follow', async () => {
    mockServer({ [`POST ${path}`]: () => ({ blocked: true }) });
    entityStore.applyFollowing(`user:${otherPlayer.id}`, true, performance.now());
    const onBlocked = open();
    expect(await screen.findByText('User blocked')).toBeDefined();
    expect(onBlocked).toHaveBeenCalledOnce();
    expect(store.get(followingAtom(`user:${otherPlayer.id}`))).toBe(false);
  });

  it('shows an error and changes nothing when the request fails', async () => {
    mockServer({ [`POST ${path}`]: () => new Response('', { status: 500 }) });
    const onBlocked = open();
    expect(await screen.findByText('Failed to block user')).toBeDefined();
    expect(onBlocked).not.toHaveBeenCalled();
  });
});

describe('blocked people list', () => {
  const row = { id: otherPlayer.id, first_name: 'Sam', last_name: 'Okafor', avatar: null };

  it('unblocks a player', async () => {
    let rows = [row];
    mockServer({
      'GET /api/user-blocks': () => rows,
      [`DELETE ${path}`]: () => {
        rows = [];
        return { blocked: false };
      },
    });
    show(<BlockedPeople />);
    fireEvent.click(await screen.findByRole('button', { name: 'Unblock Sam Okafor' }));
    expect(await screen.findByText('User unblocked')).toBeDefined();
    expect(await screen.findByText('You have not blocked anyone.')).toBeDefined();
  });

  it('moves focus to the next row after an unblock and to the first new row after a page load', async () => {
    let rows = [
      { ...row, first_name: 'Ada' },
      { ...row, first_name: 'Ben', id: row.id.replace(/.$/u, 'b') },
      { ...row, first_name: 'Cleo', id: row.id.replace(/.$/u, 'c') },
    ];
    mockServer({
      'GET /api/user-blocks': ({ path: at, query }) => {
        const page = query.has('cursor') ? rows.slice(2) : rows.slice(0, 2);
        const link = `<${at}?cursor=2>; rel="next"`;
        return Response.json(page, { headers: page.length === 2 ? { link } : {} });
      },
      [`DELETE ${path}`]: () => {
        rows = rows.slice(1);
        return { blocked: false };
      },
    });
    show(<BlockedPeople />);
    const button = (name: string) => screen.findByRole('button', { name });
    fireEvent.click(await button('Load More'));
    const next = await button('Unblock Cleo Okafor');
    expect(document.activeElement).toBe(next);
    const unblock = await button('Unblock Ada Okafor');
    unblock.focus();
    fireEvent.click(unblock);
    await waitFor(() => expect(unblock.isConnected).toBe(false));
    expect(document.activeElement).toBe(await button('Unblock Ben Okafor'));
  });

  it('shows a load error and recovers with Retry', async () => {
    let broken = true;
    mockServer({ 'GET /api/user-blocks': () => (broken ? errorReply(403, 'Not today.') : [row]) });
    show(<BlockedPeople />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load blocked people');
    broken = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Sam Okafor')).toBeDefined();
  });
});
