import { useState } from 'react';
import { borrower } from '@groundwork/domain-messages';
import { QueryState } from '@groundwork/web-mount';
import { EmptyState, Tabs } from '@groundwork/web-ui';
import { useBudget } from '../../../data/budgets.js';
import { useWizard } from '../wizard-context.js';
import { BudgetForm } from './budget-form.js';

/** Step 3: a budget for each property. */
export function BudgetStep() {
  const { application, leave, advance } = useWizard();
  const { properties } = application;
  const [open, setOpen] = useState(properties[0]?.id ?? '');
  if (properties.length === 0) return <EmptyState title="This application has no property yet" />;
  const following = properties[properties.findIndex(({ id }) => id === open) + 1]?.id;
  const onSaved = () => (following === undefined ? advance() : setOpen(following));
  if (properties.length === 1) return <BudgetOfProperty key={open} propertyId={open} onSaved={onSaved} />;
  const change = async (id: string) => {
    if (await (leave.current?.() ?? true)) setOpen(id);
  };
  return (
    <Tabs
      label="Properties"
      value={open}
      onChange={(id) => void change(id)}
      tabs={properties.map(({ id, street }, index) => ({
        id,
        label: street || `Property ${index + 1}`,
        content: <BudgetOfProperty key={id} propertyId={id} onSaved={onSaved} />,
      }))}
    />
  );
}

function BudgetOfProperty({ propertyId, onSaved }: { propertyId: string; onSaved: () => void }) {
  const query = useBudget(propertyId);
  return (
    <QueryState query={query} failed={borrower.couldNotFetchApplicationData}>
      {(budget) => <BudgetForm budget={budget} onSaved={onSaved} onReload={() => void query.refetch()} />}
    </QueryState>
  );
}
