import { useState } from 'react';
import { propertyTitles } from '@groundwork/domain-applications';
import { screens } from '@groundwork/domain-messages-screens';
import { BudgetTable } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { EmptyState, Tabs } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useBudget } from '../../data/applications.js';
import { BudgetOfFile } from './budget-of-file.js';
import { FundedBudget } from './funded-budget.js';
import { PrintBudget } from './print-budget.js';
import { UnitBudgets } from './unit-budgets.js';

/** The budget of each property by its sections, and of its units where they have their own. */
export function UserBudget({ application }: { application: Application }) {
  const { properties } = application;
  const [open, setOpen] = useState('');
  const [first] = properties;
  if (!first) return <EmptyState title="This application has no property yet" />;
  if (properties.length === 1) return <PropertyBudget application={application} property={first} />;
  const titles = propertyTitles(properties);
  return (
    <Tabs
      label="Properties"
      value={open || first.id}
      onChange={setOpen}
      tabs={properties.map((property, index) => ({
        id: property.id,
        label: titles[index] ?? '',
        content: <PropertyBudget key={property.id} application={application} property={property} />,
      }))}
    />
  );
}

interface PropertyBudgetProps {
  application: Application;
  property: Application['properties'][number];
}

function PropertyBudget({ application, property }: PropertyBudgetProps) {
  const { id, ledgerOpenedAt } = application;
  const { id: propertyId, units } = property;
  return (
    <QueryState query={useBudget(propertyId)} failed={screens.couldNotFetchApplicationData}>
      {(budget) => (
        <>
          {property.budgetUploadFormat === 'upload' ? (
            <BudgetOfFile application={application} property={property} budget={budget} />
          ) : null}
          {budget.totals.budgetAmount === 0 ? (
            <EmptyState icon="money" title="No budget was entered for this property" />
          ) : (
            <>
              {ledgerOpenedAt ? (
                <FundedBudget applicationId={id} propertyId={propertyId} budget={budget} />
              ) : (
                <BudgetTable budget={budget} caption="Budget by section" detailed />
              )}
              <PrintBudget propertyId={propertyId} />
            </>
          )}
          {units.length > 0 ? <UnitBudgets property={property} budget={budget} /> : null}
        </>
      )}
    </QueryState>
  );
}
