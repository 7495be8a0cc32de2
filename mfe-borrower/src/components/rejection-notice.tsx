import { applicationStatusLabels, stepKeys, steps } from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { Alert, List, ListItem, Span, Text } from '@groundwork/web-ui';
import type { Application } from '../data/api.js';

const labelOf = (step: string): string => steps[stepKeys.indexOf(step as StepKey)]?.label ?? step;

/** Why the application came back: the reason of the whole and the comment on each section that is still open (specification 4). */
export function RejectionNotice({ application }: { application: Application }) {
  const { onRejectString, rejectionComments, status } = application;
  // The reason of the whole may be what a section was rejected for: it is said once.
  const comments = rejectionComments.map(({ value }) => value);
  const reason = onRejectString && ![...comments, comments.join('\n')].includes(onRejectString) ? onRejectString : null;
  if (!reason && rejectionComments.length === 0) return null;
  return (
    <Alert tone="danger" title={status === 'rejected' ? applicationStatusLabels.rejected : borrower.sentBack}>
      {reason ? <Text mt="1">{reason}</Text> : null}
      {rejectionComments.length > 0 ? (
        <>
          <Text mt="1">{borrower.rejectedSections}</Text>
          <List mt="1">
            {rejectionComments.map(({ step, value }) => (
              <ListItem key={step}>
                <Span fontWeight="semibold">{labelOf(step)}:</Span> {value}
              </ListItem>
            ))}
          </List>
        </>
      ) : null}
    </Alert>
  );
}
