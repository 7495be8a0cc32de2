import { useState } from 'react';
import { awaitsBroker, nextAgreementStatus } from '@groundwork/domain-brokers';
import { broker as sentences } from '@groundwork/domain-messages-broker';
import { agreements as words, screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { AgreementBadge, agreementFacts, AgreementRemarks, AgreementText } from '@groundwork/web-lending';
import { ApiProblem } from '@groundwork/web-http';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Button, Card, EmptyState, Facts, HStack, Stack } from '@groundwork/web-ui';
import type { AgreementDetails } from '../../data/api.js';
import { useAgreement, useAgreementPdf, useAgreementText } from '../../data/referrals.js';
import { DeleteReferral } from './delete-referral.js';
import { ReferralHeader } from './referral-header.js';
import { SignReferral } from './sign-referral.js';
import { useOpenReferral } from './use-open-referral.js';

/** A submitted referral, to read; a pending one can be taken back, and is signed where the lender made or changed its terms. */
export function ViewReferral({ id }: { id: string }) {
  const query = useAgreement(id);
  if (query.error instanceof ApiProblem && query.error.status === 404) return <GoneReferral />;
  return (
    <QueryState query={query} failed={screens.errorWithThisBrokerAgreement}>
      {(agreement) => <Referral agreement={agreement} />}
    </QueryState>
  );
}

/** Taken back while it was open here, or linked from somewhere. */
function GoneReferral() {
  const [, open] = useOpenReferral();
  return (
    <EmptyState
      page
      icon="handshake"
      title={sentences.referralGone}
      action={<Button onClick={() => open('')}>{sentences.toReferrals}</Button>}
    >
      {sentences.referralGoneHint}
    </EmptyState>
  );
}

function Referral({ agreement }: { agreement: AgreementDetails }) {
  const [deleting, setDeleting] = useState(false);
  const text = useAgreementText(agreement.id);
  const pdf = useAgreementPdf(agreement.id);
  const { acceptedDate, rejectedDate, rejectionComment } = agreement;
  const unsigned = awaitsBroker(agreement);
  const removable = nextAgreementStatus(agreement.status, 'remove') !== undefined;
  return (
    <>
      <ReferralHeader
        title={`${sentences.viewReferral}: ${agreement.clientName}`}
        description={
          <HStack as="span">
            <AgreementBadge status={agreement.status} /> Submitted {displayInstant(agreement.createdAt)}
          </HStack>
        }
        actions={
          acceptedDate ? (
            <Button variant="outline" icon="download" loading={pdf.isPending} onClick={() => pdf.mutate(undefined)}>
              {words.signedPdf}
            </Button>
          ) : removable ? (
            <Button variant="outline" icon="trash" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          ) : null
        }
      />
      <Stack gap="5">
        {acceptedDate ? <Alert tone="success">Accepted {displayInstant(acceptedDate)}</Alert> : null}
        {rejectedDate ? (
          <Alert tone="danger" title={`Rejected ${displayInstant(rejectedDate)}`}>
            {rejectionComment}
          </Alert>
        ) : null}
        {unsigned ? <Alert tone="warning">{sentences.signToGoOn}</Alert> : null}
        <AgreementRemarks agreement={agreement} />
        <Card>
          <Facts minWidth={140} facts={agreementFacts(agreement, screens.bfiShare)} />
        </Card>
        <QueryState query={text} failed={screens.errorWithThisBrokerAgreement}>
          {(read) => (
            <>
              <AgreementText text={read} accepted={Boolean(acceptedDate)} maxHeight="640px" />
              {unsigned ? <SignReferral id={agreement.id} text={read} /> : null}
            </>
          )}
        </QueryState>
      </Stack>
      {deleting ? <DeleteReferral agreement={agreement} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
