import { screens } from '@groundwork/domain-messages-screens';
import { BudgetTable, UnitSums } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import type { Property } from '../data/api.js';
import { useBudget, useUnitBudget, useUnitBudgets } from '../data/budgets.js';

interface BudgetViewProps {
  property: Property;
  title: string;
}

/** The budget of a property to read, sums as the service computed them, and those of its units. */
export function BudgetView({ property, title }: BudgetViewProps) {
  const query = useBudget(property.id);
  return (
    <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
      {(budget) => (
        <>
          <BudgetTable budget={budget} caption={title} />
          {property.units.length > 0 ? <Units property={property} total={budget.totals.budgetAmount} /> : null}
        </>
      )}
    </QueryState>
  );
}

function Units({ property, total }: { property: Property; total: number }) {
  return (
    <QueryState query={useUnitBudgets(property.id)} failed={screens.couldNotFetchApplicationData}>
      {(budgets) => (
        <UnitSums
          units={property.units}
          budgets={budgets}
          total={total}
          linesOf={(unit) => <LinesOf key={unit.id} {...unit} />}
        />
      )}
    </QueryState>
  );
}

function LinesOf({ id, name }: { id: string; name: string }) {
  return (
    <QueryState query={useUnitBudget(id)} failed={screens.couldNotFetchApplicationData}>
      {(budget) => <BudgetTable budget={budget} caption={`Budget of ${name}`} />}
    </QueryState>
  );
}
