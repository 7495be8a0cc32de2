import { useQuery } from '@tanstack/react-query';
import { borrower } from '@groundwork/domain-messages';
import { unwrap } from '@groundwork/web-http';
import { QueryState } from '@groundwork/web-mount';
import { Card, Flex, Heading, List, ListItem, MoneyText, Span } from '@groundwork/web-ui';
import { api } from '../../app/api.js';

/** The budget of a property as it stands: the lines with an amount, sums as the service computed them. */
export function ReviewBudget({ propertyId, street }: { propertyId: string; street: string }) {
  const query = useQuery({
    queryKey: ['budgets', propertyId],
    queryFn: () => unwrap(api.GET('/api/borrower/budgets/property/{id}', { params: { path: { id: propertyId } } })),
  });
  return (
    <Card as="section" aria-label={`Budget ${street}`}>
      <Heading as="h2" mb="3">
        Budget
      </Heading>
      <QueryState query={query} failed={borrower.couldNotFetchApplicationData}>
        {({ sections, totals }) => (
          <>
            {sections
              .filter((section) => section.totals.budgetAmount > 0)
              .map((section) => (
                <List key={section.name} aria-label={section.name} mb="4">
                  <ListItem display="flex" justifyContent="space-between" gap="4" fontWeight="semibold" py="1">
                    {section.name}
                    <MoneyText cents={section.totals.budgetAmount} />
                  </ListItem>
                  {section.additionalItems
                    .filter((item) => item.budgetAmount > 0)
                    .map((item) => (
                      <ListItem key={item.id ?? item.name} display="flex" justifyContent="space-between" gap="4" py="1" color="fg.muted">
                        {item.name}
                        <MoneyText cents={item.budgetAmount} />
                      </ListItem>
                    ))}
                </List>
              ))}
            <Flex justifyContent="space-between" borderTop="1px solid" borderColor="border" pt="3">
              <Span fontWeight="semibold">Total budget</Span>
              <MoneyText cents={totals.budgetAmount} bold />
            </Flex>
          </>
        )}
      </QueryState>
    </Card>
  );
}
