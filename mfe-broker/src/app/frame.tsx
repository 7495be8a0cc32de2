import type { ReactNode } from 'react';
import { useNavigation } from '@groundwork/web-mount';
import type { NavigationItem } from '@groundwork/web-mount';
import { FilesProvider } from '@groundwork/web-lending/files';
import { filesAccess } from '../data/files.js';

/** The brokers' sidebar (specification 2). */
const navigation: NavigationItem[] = [
  { id: 'agreements', label: 'Manage Agreements', path: '/', icon: 'handshake' },
  { id: 'fees', label: 'Fees', path: '/fees', icon: 'money' },
  { id: 'account', label: 'Account', path: '/manageBroker', icon: 'user' },
];

/** Publishes the sidebar. */
export function Frame({ children }: { children: ReactNode }) {
  useNavigation(navigation);
  return <FilesProvider value={filesAccess}>{children}</FilesProvider>;
}
