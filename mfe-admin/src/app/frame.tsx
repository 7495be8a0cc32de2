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

const at = (path: keyof typeof screenIcons) => ({ path, icon: screenIcons[path] });

const below = (group: string, items: NavigationItem[]) => items.map((item) => ({ ...item, group }));

/**
 * The entries of the administrators' sidebar that are served (specification 2), with what stands beyond it: the day first, then deals,
 * loans, the texts that people sign, the lender's rules, and what super administrators alone have.
 */
export function sidebarOf(facts: SidebarFacts): NavigationItem[] {
  const { role } = facts;
  return [
    { id: 'company-review', label: 'Company Review', ...at('/admin') },
    { id: 'activity', label: titles.activity, ...at('/activity') },
    ...below(titles.dealsGroup, dealsOf(facts)),
    ...below(titles.loansGroup, loansOf(facts)),
    ...below(titles.textsGroup, textsFor(role)),
    ...below(titles.rulesGroup, rules),
    ...below(titles.systemGroup, role === 'super' ? system : []),
    { id: 'account', label: screens.account, ...at('/account') },
  ];
}

const dealsOf = ({ submitted, moreSubmitted }: SidebarFacts): NavigationItem[] => [
  { id: 'pipeline', label: titles.pipeline, ...at('/pipeline') },
  { id: 'dealentry', label: titles.dealEntry, ...at('/dealentry') },
  { id: 'valuation', label: titles.valuation, ...at('/valuation'), prefix: true },
  {
    id: 'approval',
    label: 'Approval',
    ...at('/approval'),
    prefix: true,
    count: submitted,
    countIsBound: moreSubmitted,
  },
  { id: 'close', label: 'Close', ...at('/close') },
  { id: 'brokers', label: 'Broker Management', ...at('/brokers') },
];

const loansOf = ({ draws, moreDraws }: SidebarFacts): NavigationItem[] => [
  { id: 'draws', label: 'Draw Requests', ...at('/draws'), count: draws, countIsBound: moreDraws },
  { id: 'funding', label: titles.funding, ...at('/funding'), prefix: true },
  { id: 'inspections', label: inspections.title, ...at('/inspections'), prefix: true },
  { id: 'portfolio', label: titles.portfolio, ...at('/portfolio'), prefix: true },
];

const textsFor = (role: UserSummary['role']): NavigationItem[] => [
  { id: 'termsheets', label: titles.termSheets, ...at('/termsheets'), prefix: true },
  { id: 'waivermasters', label: titles.waiverMasters, ...at('/waivermasters'), prefix: true },
  { id: 'editicca', label: role === 'super' ? admin.editIccaMaster : admin.viewIccaMaster, ...at('/editicca') },
  { id: 'editesign', label: admin.editEsignMaster, ...at('/editesign') },
];

const rules: NavigationItem[] = [
  { id: 'settings', label: titles.settings, ...at('/settings'), prefix: true },
  { id: 'loanlimits', label: titles.loanLimits, ...at('/loanlimits'), prefix: true },
  { id: 'loandocuments', label: titles.loanDocuments, ...at('/loandocuments'), prefix: true },
  { id: 'drawrules', label: titles.drawRules, ...at('/drawrules') },
  { id: 'administrators', label: titles.administrators, ...at('/administrators') },
  { id: 'audit', label: auditPage.auditRecord, ...at('/audit') },
];

const system: NavigationItem[] = [
  { id: 'apitokens', label: titles.apiTokens, ...at('/apitokens') },
  { id: 'webhooks', label: titles.webhooks, ...at('/webhooks'), prefix: true },
  { id: 'apireference', label: titles.apiReference, ...at('/apireference'), prefix: true },
  { id: 'operations', label: titles.operations, ...at('/operations'), prefix: true },
];
