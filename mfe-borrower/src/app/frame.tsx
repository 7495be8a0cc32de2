import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { borrower } from '@groundwork/domain-messages';
import { useNavigation } from '@groundwork/web-mount';
import type { NavigationItem } from '@groundwork/web-mount';
import { EmptyState } from '@groundwork/web-ui';
import { useApplicationList } from '../data/applications.js';
import { useCompanyId } from '../data/use-company.js';

/**
 * Publishes the sidebar: what waits for the borrower is counted beside its entry (specification 2). Every screen is about
 * a company; a borrower without one is told to set it up.
 */
export function Frame({ children }: { children: ReactNode }) {
  const applications = useApplicationList('inProgress').data?.length ?? 0;
  const items = useApplicationList('awaiting').data?.length ?? 0;
  const active = useApplicationList('active').data?.length ?? 0;
  const navigation = useMemo(() => sidebarOf({ applications, items, active }), [applications, items, active]);
  useNavigation(navigation);
  const companyId = useCompanyId();
  return companyId === '' ? <EmptyState icon="building" title={borrower.finishSetupFirst} /> : <>{children}</>;
}

interface Counts {
  applications: number;
  items: number;
  active: number;
}

/** Entries with a count stand there only while it is above 0. */
export function sidebarOf({ applications, items, active }: Counts): NavigationItem[] {
  const counted: NavigationItem[] = [
    { id: 'applications', label: 'Applications', path: '/applications#in-progress', icon: 'clipboard', count: applications },
    { id: 'items', label: 'Items', path: '/applications#awaiting', icon: 'file', count: items },
    { id: 'active', label: 'Active Projects', path: '/loans', icon: 'building', count: active, prefix: true },
  ];
  return [
    { id: 'dashboard', label: 'Dashboard', path: '/home', icon: 'dashboard' },
    { id: 'add-project', label: 'Add Project', path: '/applications', icon: 'plus' },
    ...counted.filter((item) => (item.count ?? 0) > 0),
  ];
}
