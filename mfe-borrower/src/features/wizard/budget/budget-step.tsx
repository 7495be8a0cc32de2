import { useState } from 'react';
import { borrower } from '@groundwork/domain-messages';
import { QueryState } from '@groundwork/web-mount';
import { EmptyState, Tabs } from '@groundwork/web-ui';
import { useBudget } from '../../../data/budgets.js';
import { useWizard } from '../wizard-context.js';
import { BudgetForm } from './budget-form.js';

/** Step 3: a budget for each property. */
export function BudgetStep() {
  const { application, save } = useWizard();
  const { properties } = application;
  const [open, setOpen] = useState(properties[0]?.id ?? '');
  if (properties.length === 0) return <EmptyState title="This application has no property yet" />;
  const following = properties[properties.findIndex(({ id }) => id === open) + 1]?.id;
  const toFollowing = () => {
    if (following === undefined) return false;
    setOpen(following);
    return true;
  };
  if (properties.length === 1) return <BudgetOfProperty key={open} propertyId={open} toFollowing={toFollowing} />;
  const change = async (id: string) => {
    if (await (save.current?.() ?? true)) setOpen(id);
  };
  return (
    <Tabs
      label="Properties"
      value={open}
      onChange={(id) => void change(id)}
      tabs={properties.map(({ id, street }, index) => ({
        id,
        label: street || `Property ${index + 1}`,
        content: <BudgetOfProperty key={id} propertyId={id} toFollowing={toFollowing} />,
      }))}
    />
  );
}

function BudgetOfProperty({ propertyId, toFollowing }: { propertyId: string; toFollowing: () => boolean }) {
  const query = useBudget(propertyId);
  return (
    <QueryState query={query} failed={borrower.couldNotFetchApplicationData}>
      {(budget) => <BudgetForm budget={budget} toFollowing={toFollowing} />}
    </QueryState>
  );
}
