import { inspections } from '@groundwork/domain-messages-screens';
import { formatPercent } from '@groundwork/domain-money';
import { Link } from '@groundwork/web-mount';
import { Box, Disclosure, List, ListItem, Text, TextLink } from '@groundwork/web-ui';
import type { DrawRequest } from '../../data/api.js';
import { useLoanInspections } from '../../data/inspections.js';

/** Of each line that a draw asks for, percent complete of the last accepted inspection beside percent funded. */
export function InspectedLines({ draw: { applicationId, lineItems } }: { draw: DrawRequest }) {
  const { data } = useLoanInspections(applicationId);
  if (!data) return null;
  const drawn = new Set(lineItems.map((line) => line.additionalBudgetItemId));
  return (
    <Disclosure title={inspections.progressTitle} open>
      <List listStyle="none" ps="0" aria-label={inspections.progressTitle}>
        {data.lines
          .filter((line) => drawn.has(line.additionalBudgetItemId))
          .map(({ additionalBudgetItemId, name, percentComplete, percentFunded }) => (
            <ListItem key={additionalBudgetItemId}>
              <Text textStyle="small" color={percentFunded > (percentComplete ?? Infinity) ? 'danger.fg' : undefined}>
                {name}:{' '}
                {percentComplete === null ? inspections.notInspected : `${formatPercent(percentComplete)} complete`} ·{' '}
                {formatPercent(percentFunded)} funded
              </Text>
            </ListItem>
          ))}
      </List>
      <Box mt="2">
        <TextLink asChild>
          <Link to={`/inspections/loan/${applicationId}`}>{inspections.title}</Link>
        </TextLink>
      </Box>
    </Disclosure>
  );
}
