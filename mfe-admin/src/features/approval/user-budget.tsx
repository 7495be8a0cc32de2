import { useState } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { BudgetTable } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { EmptyState, Tabs } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useBudget } from '../../data/applications.js';

/** The budget of each property by its sections. */
export function UserBudget({ application: { properties } }: { application: Application }) {
  const [open, setOpen] = useState('');
  const [first] = properties;
  if (!first) return <EmptyState title="This application has no property yet" />;
  if (properties.length === 1) return <PropertyBudget propertyId={first.id} />;
  return (
    <Tabs
      label="Properties"
      value={open || first.id}
      onChange={setOpen}
      tabs={properties.map(({ id, street }, index) => ({
        id,
        label: street || `Property ${index + 1}`,
        content: <PropertyBudget key={id} propertyId={id} />,
      }))}
    />
  );
}

function PropertyBudget({ propertyId }: { propertyId: string }) {
  return (
    <QueryState query={useBudget(propertyId)} failed={screens.couldNotFetchApplicationData}>
      {(budget) =>
        budget.totals.budgetAmount === 0 ? (
          <EmptyState icon="money" title="No budget was entered for this property" />
        ) : (
          <BudgetTable budget={budget} caption="Budget by section" />
        )
      }
    </QueryState>
  );
}
