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
  const pending = useDrawSelections().data?.find(({ selection }) => selection === 'pending');
  const { count: draws = 0, countIsBound: moreDraws = false } = pending ?? {};
  const { role } = useArea().user;
  useNavigation(
    useMemo(
      () => sidebarOf({ submitted, moreSubmitted: countIsBound, draws, moreDraws, role }),
      [submitted, countIsBound, draws, moreDraws, role],
    ),
  );
  return <FilesProvider value={filesAccess}>{children}</FilesProvider>;
}

interface SidebarFacts {
  submitted: number;
  /** There are more: it was counted no further. */
  moreSubmitted: boolean;
  draws: number;
  /** As of what is submitted. */
  moreDraws: boolean;
  role: UserSummary['role'];
}

/** The entries of the administrators' sidebar that are served (specification 2), with what stands beyond it. */
export function sidebarOf({ submitted, moreSubmitted, draws, moreDraws, role }: SidebarFacts): NavigationItem[] {
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
    { id: 'draws', label: 'Draw Requests', path: '/draws', icon: 'money', count: draws, countIsBound: moreDraws },
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
          { id: 'operations', label: titles.operations, path: '/operations', icon: 'chart', prefix: true },
          { id: 'webhooks', label: titles.webhooks, path: '/webhooks', icon: 'settings', prefix: true },
          { id: 'apireference', label: titles.apiReference, path: '/apireference', icon: 'file', prefix: true },
        ] as const)
      : []),
    { id: 'audit', label: auditPage.auditRecord, path: '/audit', icon: 'shield' },
    { id: 'account', label: screens.account, path: '/account', icon: 'user' },
  ];
}
