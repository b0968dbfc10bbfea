import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drill } from '../../../features/drill/drill.fixture';
import { show, signInBeforeEach } from '../../../state/store.fixture';
import { DrillDetails } from './drill-details';

signInBeforeEach();

it('shows the author of the drill', () => {
  show(<DrillDetails drill={drill({ author: 'Dana Whitfield' })} />);
  expect(screen.getByText('Author').nextSibling?.textContent).toBe('Dana Whitfield');
});
