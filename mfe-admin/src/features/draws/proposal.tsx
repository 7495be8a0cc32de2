import { drawStatus, drawStatusLabel } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { admin, drawDesk } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { useArea, useAttempt, useNotify } from '@groundwork/web-mount';
import { Alert, Button, HStack, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import type { DrawProposal, DrawRequest } from '../../data/api.js';
import { useAnswerProposal, useDrawRequest } from '../../data/draws.js';
import { useProfile } from '../../data/people.js';

interface ProposalProps {
  draw: DrawRequest;
  onDone: () => void;
}

/** What another administrator has to agree to, with what becomes of each line. Nothing where nothing is proposed. */
export function Proposal({ draw, onDone }: ProposalProps) {
  const { data } = useDrawRequest(draw.id);
  return data?.proposal && data.version === draw.version ? (
    <Proposed draw={draw} proposal={data.proposal} onDone={onDone} />
  ) : null;
}

function Proposed({ draw, proposal, onDone }: ProposalProps & { proposal: DrawProposal }) {
  const { proposedBy, proposedAt, approvedAmount, limit } = proposal;
  const isOwn = useArea().user.id === proposedBy;
  const profile = useProfile(proposedBy).data;
  const answer = useAnswerProposal(draw);
  const notify = useNotify();
  const { attempt, failure } = useAttempt({ failed: admin.errorProcessingDrawDecision });
  const give = async (which: 'confirm' | 'decline') => {
    if (!(await attempt(() => answer.mutateAsync(which)))) return;
    notify.success(which === 'confirm' ? admin.drawDecisionProcessed : drawDesk.proposalDeclined);
    onDone();
  };
  return (
    <Alert tone="warning" title={fill(drawDesk.proposed, { limit: formatCents(limit) })}>
      <Stack gap="3" mt="1">
        <Text>
          {fill(drawDesk.proposedWhat, {
            name: profile ? `${profile.firstName} ${profile.lastName}` : '—',
            date: displayInstant(proposedAt),
            amount: formatCents(approvedAmount),
          })}{' '}
          {isOwn ? drawDesk.ownProposalHint : null}
        </Text>
        <ProposedLines draw={draw} proposal={proposal} />
        <HStack gap="3" flexWrap="wrap">
          {isOwn ? null : (
            <Button size="sm" loading={answer.isPending} onClick={() => void give('confirm')}>
              {drawDesk.confirmProposal}
            </Button>
          )}
          <Button size="sm" variant="outline" disabled={answer.isPending} onClick={() => void give('decline')}>
            {drawDesk.declineProposal}
          </Button>
        </HStack>
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
      </Stack>
    </Alert>
  );
}

function ProposedLines({ draw, proposal }: { draw: DrawRequest; proposal: DrawProposal }) {
  return (
    <List aria-label="Proposed lines">
      {proposal.lineItems.map(({ id, statusId, approvedAmount, reductionReason, rejectReason }) => {
        const line = draw.lineItems.find((each) => each.id === id);
        const amounts = {
          approved: formatCents(approvedAmount ?? 0),
          amount: formatCents(line?.requestedAmount ?? 0),
        };
        const words = statusId === drawStatus.approved ? fill(drawDesk.approvedOf, amounts) : drawStatusLabel(statusId);
        return (
          <ListItem key={id}>
            {[`${line?.additionalBudgetItem.name ?? ''}: ${words}`, reductionReason, rejectReason]
              .filter(Boolean)
              .join('. ')}
          </ListItem>
        );
      })}
    </List>
  );
}
