import type { OrganizationCard, OrganizationResult } from '@rinkside/contracts/organization';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type RecordedRequest,
  errorReply,
  mockServer,
  show,
  signInBeforeEach,
} from '../../state/store.fixture';
import { pressEnter, typeText } from '../../ui/typing.fixture';
import { OrganizationSearch } from './organization-search';

signInBeforeEach();

const organization = (number: number, name: string): OrganizationResult => ({
  id: `01990003-0000-7000-8000-00000000000${number}`,
  name,
  team_name: null,
  image_url: null,
  website: null,
  version: 1,
  newcomer: null,
});
const stars = organization(1, 'North Stars');
const wolves = organization(2, 'North Lake Wolves');
const call = 'GET /api/organizations';

const onChange = vi.fn<(organization: OrganizationCard | null) => void>();
const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
interface FormProps {
  start?: OrganizationCard | null;
  known?: readonly OrganizationCard[];
}
const Form = ({ start = null, known }: FormProps) => {
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={onSubmit}>
      <OrganizationSearch
        label="Organization"
        value={value}
        known={known}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <p>outside</p>
    </form>
  );
};
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  onChange.mockClear();
  onSubmit.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

describe('organization search', () => {
  it('does not search below two characters, ignoring spaces', async () => {
    const server = mockServer({ [call]: () => [stars] });
    show(<Form />);
    type(' n ');
    await pause(1000);
    expect(server.requests).toEqual([]);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('searches once, 300 ms after the last key, with the trimmed text', async () => {
    const server = mockServer({ [call]: () => [stars, wolves] });
    show(<Form />);
    type('no');
    await pause(200);
    type('  north ');
    await pause(299);
    expect(server.requests).toEqual([]);
    await pause(1);
    expect(server.requestsTo(call).map(({ query }) => query.get('search'))).toEqual(['north']);
    await pause(10);
    expect(options()).toEqual(['NSNorth Stars', 'NLNorth Lake Wolves', "Can't find it? Add 'north'"]);
  });

  it('marks an organization that is new and small', async () => {
    mockServer({ [call]: () => [stars, { ...wolves, newcomer: { members: 1 } }] });
    show(<Form />);
    type('north');
    await pause(310);
    await pause(10);
    expect(options().slice(0, 2)).toEqual(['NSNorth Stars', 'NLNorth Lake Wolvesnew, 1 member']);
  });

  it('continues by cursor, and moves on to the first further result', async () => {
    const server = mockServer({
      [call]: ({ query }: RecordedRequest) =>
        query.get('cursor')
          ? [wolves]
          : Response.json([stars], {
              headers: { link: '</api/organizations?cursor=next>; rel="next"' },
            }),
    });
    show(<Form />);
    type('north');
    await pause(310);
    await pause(10);
    expect(options()).toEqual(['NSNorth Stars', 'Show more', "Can't find it? Add 'north'"]);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    await pause(10);
    expect(server.requestsTo(call).map(({ query }) => query.get('cursor'))).toEqual([null, 'next']);
    expect(options()).toEqual(['NSNorth Stars', 'NLNorth Lake Wolves', "Can't find it? Add 'north'"]);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith(wolves);
  });

  it('shows a search error and recovers with Retry', async () => {
    let broken = true;
    mockServer({ [call]: () => (broken ? errorReply(429, 'Slow down.') : [stars]) });
    show(<Form />);
    type('north');
    await pause(310);
    await pause(10);
    expect(screen.getByRole('alert').textContent).toMatch(/not answering/u);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pause(10);
    fireEvent.focus(box());
    expect(options()).toContain('NSNorth Stars');
  });
});

describe('selecting an organization', () => {
  const search = async () => {
    mockServer({ [call]: () => [stars, wolves] });
    show(<Form />);
    type('north');
    await pause(310);
    await pause(10);
  };

  it('works by keyboard alone', async () => {
    await search();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true }).id).toBe(
      box().getAttribute('aria-activedescendant'),
    );
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith(wolves);
    expect(box().value).toBe('North Lake Wolves');
    expect(options()).toEqual([]);
  });

  it('clears the selection on typing and with the clear button', async () => {
    await search();
    fireEvent.click(screen.getByRole('option', { name: /North Stars/u }));
    expect(onChange).toHaveBeenLastCalledWith(stars);
    type('North Star');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await pause(310);
    await pause(10);
    fireEvent.click(screen.getByRole('option', { name: /North Stars/u }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(box().value).toBe('');
  });

  it('closes on Esc and on a click outside', async () => {
    await search();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(options()).toEqual([]);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(options()).not.toEqual([]);
    fireEvent.pointerDown(screen.getByText('outside'));
    expect(options()).toEqual([]);
  });

  it('shows an existing selection without searching', async () => {
    const server = mockServer({ [call]: () => [] });
    show(<Form start={stars} />);
    await pause(1000);
    expect(box().value).toBe('North Stars');
    expect(server.requests).toEqual([]);
  });
});

describe('Enter after typing', () => {
  const typeAndEnter = async (text: string) => {
    typeText(box(), text);
    pressEnter(box());
    await pause(310);
    await pause(10);
  };

  it('takes the first match, also one that is found after the key', async () => {
    mockServer({ [call]: () => [stars, wolves] });
    show(<Form />);
    await typeAndEnter('north');
    expect(onChange.mock.calls).toEqual([[stars]]);
    expect(box().value).toBe('North Stars');
    expect(onSubmit).not.toHaveBeenCalled();
    // The next Enter belongs to the form.
    pressEnter(box());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('takes the first match of a list that is shown', async () => {
    mockServer({ [call]: () => [stars, wolves] });
    show(<Form />);
    typeText(box(), 'north');
    await pause(310);
    await pause(10);
    pressEnter(box());
    expect(onChange.mock.calls).toEqual([[stars]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stays with a sentence if nothing matches, until the text changes', async () => {
    mockServer({ [call]: () => [] });
    show(<Form />);
    await typeAndEnter('Zebras');
    expect(screen.getByRole('alert').textContent).toMatch(/No club matches .*Zebras.*spelling/u);
    expect(options()).toEqual(["Can't find it? Add 'Zebras'"]);
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    type('Zebra');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not take a match of another text than the one it was pressed with', async () => {
    mockServer({ [call]: () => [stars] });
    show(<Form />);
    typeText(box(), 'north');
    pressEnter(box());
    type('north s');
    await pause(310);
    await pause(10);
    expect(onChange).not.toHaveBeenCalled();
    expect(options()).toContain('NSNorth Stars');
  });

  it('stays with a sentence after one letter, and without an answer', async () => {
    let broken = true;
    mockServer({ [call]: () => (broken ? errorReply(429, 'Slow down.') : [stars]) });
    show(<Form />);
    await typeAndEnter('n');
    expect(screen.getByRole('alert').textContent).toBe('Type at least 2 letters.');
    await typeAndEnter('north');
    expect(screen.getByRole('alert').textContent).toMatch(/not answering/u);
    expect(onSubmit).not.toHaveBeenCalled();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pause(10);
    expect(onChange.mock.calls).toEqual([[stars]]);
  });

  it('takes the first known opponent without a connection', async () => {
    mockServer({ [call]: () => errorReply(429, 'Slow down.') });
    show(<Form known={[wolves, stars]} />);
    await typeAndEnter('stars');
    expect(onChange.mock.calls).toEqual([[stars]]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await typeAndEnter('Zebras');
    expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(/No club matches .*Zebras/u);
    expect(options()).toEqual(["Use 'Zebras' for now"]);
  });
});

describe('adding an organization', () => {
  const create = 'POST /api/organizations';
  const lookalike = (candidates: OrganizationResult[]) =>
    Response.json({ statusCode: 409, message: 'Do you mean it?', candidates }, { status: 409 });
  const openForm = async (reply: (request: RecordedRequest) => unknown) => {
    const server = mockServer({ [call]: () => [], [create]: reply });
    show(<Form />);
    type('Zebras');
    await pause(310);
    await pause(10);
    vi.useRealTimers();
    fireEvent.click(screen.getByRole('option', { name: "Can't find it? Add 'Zebras'" }));
    return { server, form: within(await screen.findByRole('dialog')) };
  };

  it('prefills the typed name and selects the new organization', async () => {
    const zebras = organization(3, 'Zebras');
    const { server, form } = await openForm(() => Response.json(zebras, { status: 201 }));
    fireEvent.change(form.getByLabelText('Team name (optional)'), { target: { value: ' 12U ' } });
    fireEvent.click(form.getByRole('button', { name: 'Add organization' }));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(zebras));
    expect(server.requestsTo(create)[0]?.body).toEqual({ name: 'Zebras', team_name: '12U' });
    expect(server.requestsTo(create)[0]?.headers.get('idempotency-key')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks whether an organization with a name like it is meant, and selects that one', async () => {
    const zebra = { ...organization(4, 'The Zebras HC'), newcomer: { members: 2 } };
    const { server, form } = await openForm(() => lookalike([zebra]));
    fireEvent.click(form.getByRole('button', { name: 'Add organization' }));
    const heading = await form.findByRole('heading', { name: 'Do you mean this one?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.click(form.getByRole('button', { name: /The Zebras HC.*new, 2 members/u }));
    expect(onChange).toHaveBeenLastCalledWith(zebra);
    expect(server.requestsTo(create)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('adds a new one if none is meant, and goes back to the form', async () => {
    const zebras = organization(3, 'Zebras');
    const { server, form } = await openForm(({ body }) =>
      (body as { confirmed?: boolean }).confirmed
        ? Response.json(zebras, { status: 201 })
        : lookalike([organization(4, 'Zebra'), organization(5, 'Zebras')]),
    );
    fireEvent.click(form.getByRole('button', { name: 'Add organization' }));
    fireEvent.click(await form.findByRole('button', { name: 'Back' }));
    expect(form.getByLabelText<HTMLInputElement>('Organization name').value).toBe('Zebras');
    fireEvent.click(form.getByRole('button', { name: 'Add organization' }));
    expect(await form.findByRole('heading', { name: 'Do you mean one of these?' })).toBeDefined();
    fireEvent.click(form.getByRole('button', { name: 'No, add a new one' }));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(zebras));
    expect(server.requestsTo(create).at(-1)?.body).toEqual({ name: 'Zebras', confirmed: true });
  });

  it("validates by the contract's rules", async () => {
    const { server, form } = await openForm(() => null);
    fireEvent.change(form.getByLabelText('Organization name'), { target: { value: 'Z' } });
    fireEvent.change(form.getByLabelText('Website (optional)'), { target: { value: 'javascript:1' } });
    fireEvent.click(form.getByRole('button', { name: 'Add organization' }));
    expect(await form.findByText('Organization name must be 2 to 80 characters')).toBeDefined();
    expect(form.getByText('Please enter a web address that starts with http:// or https://')).toBeDefined();
    expect(server.requestsTo(create)).toEqual([]);
  });
});
