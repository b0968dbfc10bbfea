import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, signedIn } from '../../state/store.fixture';
import { Moment } from './moment';
import { absoluteTime } from './moment.text';

signedIn();

const at = new Date(Date.now() - 5 * 60_000).toISOString();

it('toggles between relative and absolute time on a tap', () => {
  show(<Moment at={at} />);
  fireEvent.click(screen.getByText('5 min ago'));
  fireEvent.click(screen.getByText(absoluteTime(at)));
  expect(screen.getByText('5 min ago')).toBeDefined();
});

it('does not toggle inside a link', () => {
  show(
    <a href="#post">
      <Moment at={at} />
    </a>,
  );
  fireEvent.click(screen.getByText('5 min ago'));
  expect(screen.getByText('5 min ago')).toBeDefined();
});
