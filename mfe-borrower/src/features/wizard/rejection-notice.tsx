import { stepKeys, steps } from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages';
import { Alert, List, ListItem, Span, Text } from '@groundwork/web-ui';
import { useWizard } from './wizard-context.js';

const labelOf = (step: string): string => steps[stepKeys.indexOf(step as StepKey)]?.label ?? step;

/** Why the application came back: the reason of the whole and the comment on each section (specification 4). */
export function RejectionNotice() {
  const { application } = useWizard();
  const { onRejectString, rejectionComments } = application;
  if (!onRejectString && rejectionComments.length === 0) return null;
  return (
    <Alert tone="danger" title={rejectionComments.length > 0 ? borrower.rejectedSections : 'Rejected'}>
      {onRejectString ? <Text mt="1">{onRejectString}</Text> : null}
      {rejectionComments.length > 0 ? (
        <List mt="1">
          {rejectionComments.map(({ step, value }) => (
            <ListItem key={step}>
              <Span fontWeight="semibold">{labelOf(step)}:</Span> {value}
            </ListItem>
          ))}
        </List>
      ) : null}
    </Alert>
  );
}
