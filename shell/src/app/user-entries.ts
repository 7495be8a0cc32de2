import { accountPathOf } from '@groundwork/domain-accounts';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages } from '@groundwork/domain-messages-shell';
import type { UserSummary } from '@groundwork/web-mount';
import type { MenuEntry } from '@groundwork/web-ui';
import { openDialog } from '../features/dialogs/index.js';
import { dialogRegistry } from './dialog-registry.js';

/** The entries of the user's menu before 'Logout': the account, and the dialogs that the shell has. */
export function userEntries(role: UserSummary['role'], navigate: (path: string) => void): MenuEntry[] {
  const entries: MenuEntry[] = [
    { id: 'account', label: screens.account, icon: 'user', onSelect: () => navigate(accountPathOf(role)) },
  ];
  if (role === 'borrower')
    entries.push({
      id: 'company',
      label: publicPages.changeCompany,
      icon: 'building',
      onSelect: () => openDialog('company'),
    });
  if (dialogRegistry.security)
    entries.push({
      id: 'security',
      label: screens.signInAndSecurity,
      icon: 'shield',
      onSelect: () => openDialog('security'),
    });
  if (dialogRegistry.esign)
    entries.push({ id: 'esign', label: screens.reviewEsign, icon: 'pen', onSelect: () => openDialog('esign') });
  return entries;
}
