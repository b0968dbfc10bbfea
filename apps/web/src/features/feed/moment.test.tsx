import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, signedIn } from '../../state/store.fixture';
import { Moment } from './moment';
import { absoluteTime } from './moment.text';

signedIn();

const at = new Date(Date.now() - 5 * 60_000).toISOString();

it('says the whole moment on a tap, and back', () => {
  show(<Moment at={at} />);
  fireEvent.click(screen.getByText('5 min ago'));
  fireEvent.click(screen.getByText(absoluteTime(at)));
  expect(screen.getByText('5 min ago')).toBeDefined();
});

it('leaves a tap in a link to the link', () => {
  show(
    <a href="#post">
      <Moment at={at} />
    </a>,
  );
  fireEvent.click(screen.getByText('5 min ago'));
  expect(screen.getByText('5 min ago')).toBeDefined();
});
