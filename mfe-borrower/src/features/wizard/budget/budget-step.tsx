import { useState } from 'react';
import { applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import { capital } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { EmptyState, Tabs } from '@groundwork/web-ui';
import { useBudget } from '../../../data/budgets.js';
import { useWizard } from '../wizard-context.js';
import { BudgetForm } from './budget-form.js';
import { FundingForm } from './funding/funding-form.js';

/** What stands after the budgets: who pays for them. */
const FUNDING = 'funding';

/** Step 3: a budget for each property, then who pays for them. */
export function BudgetStep() {
  const { application, save, target } = useWizard();
  const { properties } = application;
  const [open, setOpen] = useState(() => tabOf(target?.path ?? '', properties));
  if (properties.length === 0) return <EmptyState title="This application has no property yet" />;
  const stages = [...properties.map(({ id }) => id), FUNDING];
  const toFollowing = () => {
    const following = stages[stages.indexOf(open) + 1];
    if (following === undefined) return false;
    setOpen(following);
    return true;
  };
  const titleOf = (street?: string | null) =>
    ['Budget', projectNumberText(application.projectNumber), street || applicationTitle(application)].join(' - ');
  const change = async (id: string) => {
    if (await (save.current?.() ?? true)) setOpen(id);
  };
  return (
    <Tabs
      label="Budgets and funding"
      value={open}
      onChange={(id) => void change(id)}
      tabs={[
        ...properties.map(({ id, street }, index) => ({
          id,
          label: properties.length === 1 ? capital.budget : street || `Property ${index + 1}`,
          content: <BudgetOfProperty key={id} propertyId={id} title={titleOf(street)} toFollowing={toFollowing} />,
        })),
        { id: FUNDING, label: capital.funding, content: <FundingForm /> },
      ]}
    />
  );
}

/** The tab that a link led to, else the first: funding, or the budget of the property that its path names. */
function tabOf(path: string, properties: readonly { readonly id: string }[]): string {
  if (/^(requestedLoanAmount|fundingSources)/.test(path)) return FUNDING;
  const named = /^properties\.(\d+)\.budget/.exec(path)?.[1];
  return (properties[Number(named ?? 0)] ?? properties[0])?.id ?? '';
}

interface BudgetOfPropertyProps {
  propertyId: string;
  title: string;
  toFollowing: () => boolean;
}

function BudgetOfProperty({ propertyId, ...rest }: BudgetOfPropertyProps) {
  const query = useBudget(propertyId);
  return (
    <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
      {(budget) => <BudgetForm budget={budget} {...rest} />}
    </QueryState>
  );
}
