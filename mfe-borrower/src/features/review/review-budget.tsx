import { screens } from '@groundwork/domain-messages-screens';
import { BudgetTable } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Card, Heading } from '@groundwork/web-ui';
import { useBudget } from '../../data/budgets.js';

/** The budget of a property to read, sums as the service computed them. */
export function ReviewBudget({ propertyId, title }: { propertyId: string; title: string }) {
  const query = useBudget(propertyId);
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h2" mb="3">
        {title}
      </Heading>
      <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
        {(budget) => <BudgetTable budget={budget} caption={title} />}
      </QueryState>
    </Card>
  );
}
