import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { admin, auditPage, titles } from '@groundwork/domain-messages-admin';
import { inspections, screens } from '@groundwork/domain-messages-screens';
import { useArea, useNavigation } from '@groundwork/web-mount';
import type { NavigationItem, UserSummary } from '@groundwork/web-mount';
import { FilesProvider } from '@groundwork/web-lending/files';
import { useApplicationCount } from '../data/applications.js';
import { useDrawSelections } from '../data/draws.js';
import { filesAccess } from '../data/files.js';

/** Publishes the sidebar; what waits for a decision is counted beside its entry. */
export function Frame({ children }: { children: ReactNode }) {
  const { count: submitted = 0, countIsBound = false } = useApplicationCount('submitted').data ?? {};
  const draws = useDrawSelections().data?.find(({ selection }) => selection === 'pending')?.count ?? 0;
  const { role } = useArea().user;
  useNavigation(
    useMemo(
      () => sidebarOf({ submitted, moreSubmitted: countIsBound, draws, role }),
      [submitted, countIsBound, draws, role],
    ),
  );
  return <FilesProvider value={filesAccess}>{children}</FilesProvider>;
}

interface SidebarFacts {
  submitted: number;
  /** There are more: it was counted no further. */
  moreSubmitted: boolean;
  draws: number;
  role: UserSummary['role'];
}

/** The entries of the administrators' sidebar that are served (specification 2), with what stands beyond it. */
export function sidebarOf({ submitted, moreSubmitted, draws, role }: SidebarFacts): NavigationItem[] {
  const icca = role === 'super' ? admin.editIccaMaster : admin.viewIccaMaster;
  return [
    { id: 'company-review', label: 'Company Review', path: '/admin', icon: 'building' },
    { id: 'pipeline', label: titles.pipeline, path: '/pipeline', icon: 'search' },
    { id: 'activity', label: titles.activity, path: '/activity', icon: 'clock' },
    { id: 'dealentry', label: titles.dealEntry, path: '/dealentry', icon: 'plus' },
    { id: 'valuation', label: titles.valuation, path: '/valuation', icon: 'home', prefix: true },
    {
      id: 'approval',
      label: 'Approval',
      path: '/approval',
      icon: 'clipboard',
      prefix: true,
      count: submitted,
      countIsBound: moreSubmitted,
    },
    { id: 'close', label: 'Close', path: '/close', icon: 'check-circle' },
    { id: 'draws', label: 'Draw Requests', path: '/draws', icon: 'money', count: draws },
    { id: 'funding', label: titles.funding, path: '/funding', icon: 'briefcase', prefix: true },
    { id: 'inspections', label: inspections.title, path: '/inspections', icon: 'eye', prefix: true },
    { id: 'termsheets', label: titles.termSheets, path: '/termsheets', icon: 'file', prefix: true },
    { id: 'waivermasters', label: titles.waiverMasters, path: '/waivermasters', icon: 'file', prefix: true },
    { id: 'settings', label: titles.settings, path: '/settings', icon: 'settings', prefix: true },
    { id: 'loanlimits', label: titles.loanLimits, path: '/loanlimits', icon: 'settings', prefix: true },
    { id: 'drawrules', label: titles.drawRules, path: '/drawrules', icon: 'shield' },
    { id: 'loandocuments', label: titles.loanDocuments, path: '/loandocuments', icon: 'folder', prefix: true },
    { id: 'portfolio', label: titles.portfolio, path: '/portfolio', icon: 'chart', prefix: true },
    { id: 'brokers', label: 'Broker Management', path: '/brokers', icon: 'handshake' },
    { id: 'editicca', label: icca, path: '/editicca', icon: 'edit' },
    { id: 'editesign', label: admin.editEsignMaster, path: '/editesign', icon: 'pen' },
    { id: 'administrators', label: titles.administrators, path: '/administrators', icon: 'users' },
    ...(role === 'super'
      ? ([
          { id: 'apitokens', label: titles.apiTokens, path: '/apitokens', icon: 'settings' },
          { id: 'webhooks', label: titles.webhooks, path: '/webhooks', icon: 'settings', prefix: true },
        ] as const)
      : []),
    { id: 'audit', label: auditPage.auditRecord, path: '/audit', icon: 'shield' },
    { id: 'account', label: screens.account, path: '/account', icon: 'user' },
  ];
}
