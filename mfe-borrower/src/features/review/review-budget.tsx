import { Card, Heading } from '@groundwork/web-ui';
import { BudgetView } from '../../components/budget-view.js';
import type { Property } from '../../data/api.js';

/** The section of a property's budget. */
export function ReviewBudget({ property, title }: { property: Property; title: string }) {
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h2" mb="3">
        {title}
      </Heading>
      <BudgetView property={property} title={title} />
    </Card>
  );
}
