import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorReply, mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { deskOfOwls } from '../team.fixture';
import { ImportDialog } from './import-dialog';

signInBeforeEach();

const team = deskOfOwls();
const call = `POST /api/teams/${team.id}/members`;
const read = (text: string, reply: () => unknown = () => ({ ...team, version: 2 })) => {
  const server = mockServer({ [call]: reply });
  show(<ImportDialog team={team} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Paste your list'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the list' }));
  return server;
};
const row = (line: number) => within(screen.getByRole('listitem', { name: `Line ${line}` }));
const add = (places: number) => screen.getByRole('button', { name: `Add ${places} places` });
const list = 'No,Name,Born\n4,Sam Okafor,2012\n00,Grace Hopper,2011\n';

describe('the import of a roster', () => {
  it('shows every row and the lines left out, and adds the places', async () => {
    const server = read(list);
    expect(row(2).getByLabelText('Name, line 2')).toHaveProperty('value', 'Sam Okafor');
    expect(row(3).getByLabelText('Number, line 3')).toHaveProperty('value', '00');
    const skipped = within(screen.getByRole('list', { name: 'Lines left out' }));
    expect(skipped.getByText(/Column titles/)).toBeDefined();
    fireEvent.click(add(2));
    await waitFor(() => expect(server.requestsTo(call)).toHaveLength(1));
    expect(server.requestsTo(call)[0]?.body).toEqual({
      places: [
        { name: 'Sam Okafor', number: '4', birth_year: 2012, position: null },
        { name: 'Grace Hopper', number: '00', birth_year: 2011, position: null },
      ],
    });
  });

  it('adds nothing while a number is in the list twice or taken, and a name twice', () => {
    read('No,Name,Born\n4,Sam Okafor,2012\n4,Grace Hopper,2011\n17,Robin Park,2012\n5,Jordan Lee,2012\n');
    expect(row(2).getByText('Number 4 is in lines 2 and 3.')).toBeDefined();
    expect(row(4).getByText('Number 17 is taken.')).toBeDefined();
    expect(row(5).getByText('Jordan Lee is on the roster already.')).toBeDefined();
    expect(add(4)).toHaveProperty('disabled', true);
    expect(screen.getByText('4 rows need a change before you can add the list.')).toBeDefined();
    fireEvent.change(row(3).getByLabelText('Number, line 3'), { target: { value: '6' } });
    fireEvent.change(row(4).getByLabelText('Number, line 4'), { target: { value: '' } });
    fireEvent.click(row(5).getByRole('button', { name: 'Both are right' }));
    expect(add(4)).toHaveProperty('disabled', false);
  });

  it('leaves out a player who is on the roster, who takes over a free number', async () => {
    const [ada, place] = team.members;
    const members = [ada, { ...place, number: null }].filter((member) => member !== undefined);
    const change = `PUT /api/teams/${team.id}/members/${place?.id ?? ''}`;
    const server = mockServer({ [call]: () => team, [change]: () => team });
    show(
      <ImportDialog team={{ ...team, members: members as typeof team.members }} onClose={() => undefined} />,
    );
    fireEvent.change(screen.getByLabelText('Paste your list'), {
      target: { value: 'No,Name,Born\n5,Jordan Lee,2012\n17,Ada Byron,2012\n6,Sam Okafor,2012\n' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Read the list' }));
    for (const line of [2, 3]) fireEvent.click(row(line).getByRole('button', { name: 'Same player' }));
    const same = within(screen.getByRole('list', { name: 'Players on the roster' }));
    expect(same.getByText(/Jordan Lee.* gets number 5/u)).toBeDefined();
    expect(same.getByText(/Ada Byron.* is left out/u)).toBeDefined();
    fireEvent.change(row(4).getByLabelText('Number, line 4'), { target: { value: '5' } });
    expect(row(4).getByText('Number 5 is taken.')).toBeDefined();
    fireEvent.change(row(4).getByLabelText('Number, line 4'), { target: { value: '6' } });
    fireEvent.click(same.getByRole('button', { name: /^Undo: .*Ada/u }));
    fireEvent.click(row(3).getByRole('button', { name: 'Same player' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add 1 place' }));
    await waitFor(() => expect(server.requestsTo(call)).toHaveLength(1));
    expect(server.requestsTo(change).map(({ body }) => body)).toEqual([{ number: '5' }]);
    expect(server.requestsTo(call)[0]?.body).toMatchObject({ places: [{ name: 'Sam Okafor', number: '6' }] });
  });

  it('asks before it drops the list for another one', async () => {
    read(list);
    const another = () => screen.getByRole('button', { name: 'Another list' });
    fireEvent.click(another());
    const question = await screen.findByRole('alertdialog', { name: 'Read another list?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(row(2).getByLabelText('Name, line 2')).toHaveProperty('value', 'Sam Okafor');
    fireEvent.click(another());
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Another list' }),
    );
    expect(screen.getByLabelText('Paste your list')).toBeDefined();
  });

  it('keeps the list when the server refuses it, and marks the row', async () => {
    read(list, () => errorReply(409, 'Number 4 is taken.'));
    fireEvent.click(add(2));
    expect(await row(2).findByText('Number 4 is taken.')).toBeDefined();
    expect(row(3).getByLabelText('Name, line 3')).toHaveProperty('value', 'Grace Hopper');
    fireEvent.change(row(2).getByLabelText('Number, line 2'), { target: { value: '8' } });
    expect(row(2).queryByText('Number 4 is taken.')).toBeNull();
    expect(add(2)).toHaveProperty('disabled', false);
  });

  it('keeps the list when the dialog closes', () => {
    mockServer({});
    const { unmount } = show(<ImportDialog team={team} onClose={() => undefined} />);
    fireEvent.change(screen.getByLabelText('Paste your list'), { target: { value: list } });
    fireEvent.click(screen.getByRole('button', { name: 'Read the list' }));
    unmount();
    show(<ImportDialog team={team} onClose={() => undefined} />);
    expect(row(2).getByLabelText('Name, line 2')).toHaveProperty('value', 'Sam Okafor');
  });
});
