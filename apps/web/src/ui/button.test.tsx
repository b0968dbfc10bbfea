import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Check } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button';
import { IconButton } from './icon-button';

afterEach(cleanup);

const press = vi.fn<() => void>();
it.each([
  [
    'a button',
    <Button key="button" type="submit" loading onClick={press}>
      Save
    </Button>,
  ],
  ['an icon', <IconButton key="icon" type="submit" loading onClick={press} label="Save" icon={<Check />} />],
])('%s that is busy does nothing and keeps the focus', (_, button) => {
  const submit = vi.fn<() => void>();
  render(<form onSubmit={submit}>{button}</form>);
  const shown = screen.getByRole('button', { name: 'Save' });
  shown.focus();
  expect(document.activeElement).toBe(shown);
  fireEvent.click(shown);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(shown.getAttribute('aria-disabled')).toBe('true');
});
