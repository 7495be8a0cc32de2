import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { admin, auditPage, titles } from '@groundwork/domain-messages-admin';
import { inspections, screens } from '@groundwork/domain-messages-screens';
import { useArea, useNavigation } from '@groundwork/web-mount';
import type { NavigationItem, UserSummary } from '@groundwork/web-mount';
import { FilesProvider } from '@groundwork/web-lending/files';
import { screenIcons } from '../components/screen-icons.js';
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
    { id: 'company-review', label: 'Company Review', path: '/admin', icon: screenIcons['/admin'] },
    { id: 'pipeline', label: titles.pipeline, path: '/pipeline', icon: screenIcons['/pipeline'] },
    { id: 'activity', label: titles.activity, path: '/activity', icon: screenIcons['/activity'] },
    { id: 'dealentry', label: titles.dealEntry, path: '/dealentry', icon: screenIcons['/dealentry'] },
    { id: 'valuation', label: titles.valuation, path: '/valuation', icon: screenIcons['/valuation'], prefix: true },
    {
      id: 'approval',
      label: 'Approval',
      path: '/approval',
      icon: screenIcons['/approval'],
      prefix: true,
      count: submitted,
      countIsBound: moreSubmitted,
    },
    { id: 'close', label: 'Close', path: '/close', icon: screenIcons['/close'] },
    {
      id: 'draws',
      label: 'Draw Requests',
      path: '/draws',
      icon: screenIcons['/draws'],
      count: draws,
      countIsBound: moreDraws,
    },
    { id: 'funding', label: titles.funding, path: '/funding', icon: screenIcons['/funding'], prefix: true },
    {
      id: 'inspections',
      label: inspections.title,
      path: '/inspections',
      icon: screenIcons['/inspections'],
      prefix: true,
    },
    { id: 'termsheets', label: titles.termSheets, path: '/termsheets', icon: screenIcons['/termsheets'], prefix: true },
    {
      id: 'waivermasters',
      label: titles.waiverMasters,
      path: '/waivermasters',
      icon: screenIcons['/waivermasters'],
      prefix: true,
    },
    { id: 'settings', label: titles.settings, path: '/settings', icon: screenIcons['/settings'], prefix: true },
    { id: 'loanlimits', label: titles.loanLimits, path: '/loanlimits', icon: screenIcons['/loanlimits'], prefix: true },
    { id: 'drawrules', label: titles.drawRules, path: '/drawrules', icon: screenIcons['/drawrules'] },
    {
      id: 'loandocuments',
      label: titles.loanDocuments,
      path: '/loandocuments',
      icon: screenIcons['/loandocuments'],
      prefix: true,
    },
    { id: 'portfolio', label: titles.portfolio, path: '/portfolio', icon: screenIcons['/portfolio'], prefix: true },
    { id: 'brokers', label: 'Broker Management', path: '/brokers', icon: screenIcons['/brokers'] },
    { id: 'editicca', label: icca, path: '/editicca', icon: screenIcons['/editicca'] },
    { id: 'editesign', label: admin.editEsignMaster, path: '/editesign', icon: screenIcons['/editesign'] },
    {
      id: 'administrators',
      label: titles.administrators,
      path: '/administrators',
      icon: screenIcons['/administrators'],
    },
    ...(role === 'super'
      ? ([
          { id: 'apitokens', label: titles.apiTokens, path: '/apitokens', icon: screenIcons['/apitokens'] },
          {
            id: 'operations',
            label: titles.operations,
            path: '/operations',
            icon: screenIcons['/operations'],
            prefix: true,
          },
          { id: 'webhooks', label: titles.webhooks, path: '/webhooks', icon: screenIcons['/webhooks'], prefix: true },
          {
            id: 'apireference',
            label: titles.apiReference,
            path: '/apireference',
            icon: screenIcons['/apireference'],
            prefix: true,
          },
        ] as const)
      : []),
    { id: 'audit', label: auditPage.auditRecord, path: '/audit', icon: screenIcons['/audit'] },
    { id: 'account', label: screens.account, path: '/account', icon: screenIcons['/account'] },
  ];
}
