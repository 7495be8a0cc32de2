import { accountPathOf } from '@groundwork/domain-accounts';
import { screens } from '@groundwork/domain-messages-screens';
import { handbook, publicPages } from '@groundwork/domain-messages-shell';
import type { UserSummary } from '@groundwork/web-mount';
import type { MenuEntry } from '@groundwork/web-ui';
import { openDialog } from '../features/dialogs/index.js';
import { helpPathOf } from '../features/handbook/help-places.js';
import { dialogRegistry } from './dialog-registry.js';

/** The entries of the user's menu before 'Logout': the account, the dialogs that the shell has, and help about the screen that is shown. */
export function userEntries(role: UserSummary['role'], place: string, navigate: (path: string) => void): MenuEntry[] {
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
  entries.push({
    id: 'help',
    label: handbook.help,
    icon: 'info',
    onSelect: () => navigate(helpPathOf(role, place)),
  });
  return entries;
}
