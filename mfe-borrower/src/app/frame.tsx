import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { useEsign, useNavigation } from '@groundwork/web-mount';
import type { NavigationItem } from '@groundwork/web-mount';
import { FilesProvider } from '@groundwork/web-lending/files';
import { useApplicationList } from '../data/applications.js';
import { filesAccess } from '../data/files-access.js';
import { Gate } from './gate.js';

/** Publishes the sidebar: what waits for the borrower is counted beside its entry (specification 2). */
export function Frame({ children }: { children: ReactNode }) {
  const applications = useApplicationList('inProgress').data?.length ?? 0;
  const items = useApplicationList('awaiting').data?.length ?? 0;
  const active = useApplicationList('active').data?.length ?? 0;
  // Until the shell has asked, nobody is taken for one who has not agreed.
  const agreed = useEsign()?.accepted ?? true;
  useNavigation(
    useMemo(() => sidebarOf({ applications, items, active, agreed }), [applications, items, active, agreed]),
  );
  return (
    <FilesProvider value={filesAccess}>
      <Gate agreed={agreed}>{children}</Gate>
    </FilesProvider>
  );
}

interface Facts {
  applications: number;
  items: number;
  active: number;
  /** E-sign data exists: the terms in force were accepted. */
  agreed: boolean;
}

/** Entries with a count stand there only while it is above 0; without e-sign data there is the account alone. */
export function sidebarOf({ applications, items, active, agreed }: Facts): NavigationItem[] {
  const account: NavigationItem = { id: 'account', label: screens.account, path: '/account', icon: 'user' };
  if (!agreed) return [account];
  const counted: NavigationItem[] = [
    {
      id: 'applications',
      label: 'Applications',
      path: '/applications#in-progress',
      icon: 'clipboard',
      count: applications,
    },
    { id: 'items', label: 'Items', path: '/applications#awaiting', icon: 'file', count: items },
    { id: 'active', label: 'Active Projects', path: '/loans', icon: 'building', count: active, prefix: true },
  ];
  return [
    { id: 'dashboard', label: 'Dashboard', path: '/home', icon: 'dashboard' },
    { id: 'add-project', label: 'Add Project', path: '/applications', icon: 'plus' },
    ...counted.filter((item) => (item.count ?? 0) > 0),
    { id: 'people', label: 'Business & People', path: '/setupCompany', icon: 'users', prefix: true },
    account,
  ];
}
