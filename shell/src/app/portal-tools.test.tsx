import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { handbook } from '@groundwork/domain-messages-shell';
import { visit } from '../testing/public-page.js';
import { PortalMenu } from './portal-tools.js';

it('the user’s menu opens the page of the handbook about the screen that is shown', async () => {
  const went: string[] = [];
  const user = { id: 'u1', firstName: 'Ada', lastName: 'Moss', email: 'ada@masonhomes.example', companies: [] };
  const menu = visit(
    <PortalMenu user={{ ...user, role: 'borrower' }} place="/closing/7" onNavigate={(path) => went.push(path)} />,
  );
  await menu.user.click(screen.getByRole('button', { name: /^Account of Ada Moss/ }));
  await menu.user.click(screen.getByRole('menuitem', { name: handbook.help }));
  expect(went).toEqual(['/handbook/closing']);
});
