import { screens } from '@groundwork/domain-messages-screens';
import { BudgetTable, UnitSums } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import type { Application } from '../../data/api.js';
import { useUnitBudget, useUnitBudgets } from '../../data/applications.js';
import { PrintUnitBudget } from './print-budget.js';
import { UnitLines } from './unit-lines.js';
import type { PropertyBudget } from './unit-lines.js';

interface UnitBudgetsProps {
  property: Application['properties'][number];
  /** The property's own. */
  budget: PropertyBudget;
}

/** What each unit of a property costs by its own budget, and how far they are from that of the property; nothing where none has one. */
export function UnitBudgets({ property, budget }: UnitBudgetsProps) {
  const query = useUnitBudgets(property.id);
  return (
    <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
      {(stored) =>
        stored.length === 0 ? null : (
          <>
            <UnitSums
              units={property.units}
              budgets={stored}
              total={budget.totals.budgetAmount}
              linesOf={(unit) => <LinesOf {...unit} />}
            />
            <UnitLines propertyId={property.id} budget={budget} />
          </>
        )
      }
    </QueryState>
  );
}

function LinesOf({ id, name }: { id: string; name: string }) {
  return (
    <QueryState query={useUnitBudget(id)} failed={screens.couldNotFetchApplicationData}>
      {(budget) => (
        <>
          <BudgetTable budget={budget} caption={`Budget of ${name}`} detailed />
          <PrintUnitBudget unitId={id} name={name} />
        </>
      )}
    </QueryState>
  );
}
