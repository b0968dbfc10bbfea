import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drill } from '../../../features/drill/drill.fixture';
import { show, signedIn } from '../../../state/store.fixture';
import { DrillFacts } from './drill-facts';

signedIn();

it('shows the author of the drill', () => {
  show(<DrillFacts drill={drill({ author: 'Dana Whitfield' })} />);
  expect(screen.getByText('Author').nextSibling?.textContent).toBe('Dana Whitfield');
});
