import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { show, signInBeforeEach } from '../../state/store.fixture';
import { uploadAtom } from '../../features/highlight/upload/upload.state';
import { useLogoutGuard } from './use-logout-guard';

signInBeforeEach();

const LogoutButton = () => {
  const { requestLogout, dialog } = useLogoutGuard();
  return (
    <>
      <button onClick={requestLogout}>Logout</button>
      {dialog}
    </>
  );
};

it('confirms a logout that would abort an upload', async () => {
  act(() => store.set(uploadAtom, { status: 'sending', percent: 40 }));
  show(<LogoutButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(/^1 highlight is not sent yet\./u)).toBeDefined();
  expect(store.get(sessionAtom)).not.toBeNull();
  act(() => store.set(uploadAtom, { status: 'idle' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
