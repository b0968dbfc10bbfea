import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, signInBeforeEach } from '../state/store.fixture';
import { Timestamp } from './timestamp';
import { absoluteTime } from './relative-time';

signInBeforeEach();

const at = new Date(Date.now() - 5 * 60_000).toISOString();

it('toggles between relative and absolute time on a tap', () => {
  show(<Timestamp at={at} />);
  fireEvent.click(screen.getByText('5 min ago'));
  fireEvent.click(screen.getByText(absoluteTime(at)));
  expect(screen.getByText('5 min ago')).toBeDefined();
});

it('does not toggle inside a link', () => {
  show(
    <a href="#post">
      <Timestamp at={at} />
    </a>,
  );
  fireEvent.click(screen.getByText('5 min ago'));
  expect(screen.getByText('5 min ago')).toBeDefined();
});
