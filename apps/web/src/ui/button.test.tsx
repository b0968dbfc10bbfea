import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Check } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button';
import { IconButton } from './icon-button';

afterEach(cleanup);

const onClick = vi.fn<() => void>();
it.each([
  [
    'a button',
    <Button key="button" type="submit" loading onClick={onClick}>
      Save
    </Button>,
  ],
  [
    'an icon',
    <IconButton key="icon" type="submit" loading onClick={onClick} label="Save" icon={<Check />} />,
  ],
])('%s that is loading ignores clicks and keeps the focus', (_, button) => {
  const onSubmit = vi.fn<() => void>();
  render(<form onSubmit={onSubmit}>{button}</form>);
  const element = screen.getByRole('button', { name: 'Save' });
  element.focus();
  expect(document.activeElement).toBe(element);
  fireEvent.click(element);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(element.getAttribute('aria-disabled')).toBe('true');
});
