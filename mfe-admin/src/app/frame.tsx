import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { admin, auditPage, titles } from '@groundwork/domain-messages-admin';
import { inspections, screens } from '@groundwork/domain-messages-screens';
import { useArea, useNavigation } from '@groundwork/web-mount';
import type { NavigationItem, UserSummary } from '@groundwork/web-mount';
import { FilesProvider } from '@groundwork/web-lending/files';
import { useApplicationsOf } from '../data/applications.js';
import { useDrawSelections } from '../data/draws.js';
import { filesAccess } from '../data/files.js';

/** Publishes the sidebar; what waits for a decision is counted beside its entry. */
export function Frame({ children }: { children: ReactNode }) {
  const submitted = useApplicationsOf('submitted').data?.length ?? 0;
  const draws = useDrawSelections().data?.find(({ selection }) => selection === 'pending')?.count ?? 0;
  const { role } = useArea().user;
  useNavigation(useMemo(() => sidebarOf({ submitted, draws, role }), [submitted, draws, role]));
  return <FilesProvider value={filesAccess}>{children}</FilesProvider>;
}

interface SidebarFacts {
  submitted: number;
  draws: number;
  role: UserSummary['role'];
}

/** The entries of the administrators' sidebar that are served (specification 2), with what stands beyond it. */
export function sidebarOf({ submitted, draws, role }: SidebarFacts): NavigationItem[] {
  const icca = role === 'super' ? admin.editIccaMaster : admin.viewIccaMaster;
  return [
    { id: 'company-review', label: 'Company Review', path: '/admin', icon: 'building' },
    { id: 'pipeline', label: titles.pipeline, path: '/pipeline', icon: 'search' },
    { id: 'valuation', label: 'Valuation', path: '/valuation', icon: 'chart' },
    { id: 'approval', label: 'Approval', path: '/approval', icon: 'clipboard', count: submitted },
    { id: 'close', label: 'Close', path: '/close', icon: 'check-circle' },
    { id: 'draws', label: 'Draw Requests', path: '/draws', icon: 'money', count: draws },
    { id: 'funding', label: titles.funding, path: '/funding', icon: 'briefcase', prefix: true },
    { id: 'inspections', label: inspections.title, path: '/inspections', icon: 'eye', prefix: true },
    { id: 'termsheets', label: titles.termSheets, path: '/termsheets', icon: 'file', prefix: true },
    { id: 'loanlimits', label: titles.loanLimits, path: '/loanlimits', icon: 'settings', prefix: true },
    { id: 'drawrules', label: titles.drawRules, path: '/drawrules', icon: 'shield' },
    { id: 'loandocuments', label: titles.loanDocuments, path: '/loandocuments', icon: 'folder', prefix: true },
    { id: 'portfolio', label: 'Portfolio', path: '/portfolio', icon: 'briefcase' },
    { id: 'brokers', label: 'Broker Management', path: '/brokers', icon: 'handshake' },
    { id: 'editicca', label: icca, path: '/editicca', icon: 'edit' },
    { id: 'editesign', label: admin.editEsignMaster, path: '/editesign', icon: 'pen' },
    { id: 'audit', label: auditPage.auditRecord, path: '/audit', icon: 'shield' },
    { id: 'account', label: screens.account, path: '/account', icon: 'user' },
  ];
}
