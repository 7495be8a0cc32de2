import { useState } from 'react';
import { agreementData, nextAgreementStatus } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { broker as sentences } from '@groundwork/domain-messages-broker';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDay, displayInstant } from '@groundwork/domain-time';
import { AgreementBadge, agreementFacts, AgreementText } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Button, Card, Facts, HStack, Stack } from '@groundwork/web-ui';
import type { AgreementDetails, Broker } from '../../data/api.js';
import { useAgreement, useIcca, useProfile } from '../../data/referrals.js';
import { DeleteReferral } from './delete-referral.js';
import { ReferralHeader } from './referral-header.js';

/** A submitted referral, to read; a pending one can be taken back. */
export function ViewReferral({ id, broker }: { id: string; broker: Broker }) {
  return (
    <QueryState query={useAgreement(id)} failed={screens.errorWithThisBrokerAgreement}>
      {(agreement) => <Referral agreement={agreement} broker={broker} />}
    </QueryState>
  );
}

function Referral({ agreement, broker }: { agreement: AgreementDetails; broker: Broker }) {
  const [deleting, setDeleting] = useState(false);
  const icca = useIcca(agreement.version);
  const decider = useProfile(agreement.acceptedBy).data;
  const { acceptedDate, rejectedDate, rejectionComment } = agreement;
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
          removable ? (
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
        <Card>
          <Facts minWidth={140} facts={agreementFacts(agreement, screens.bfiShare)} />
        </Card>
        <QueryState query={icca} failed={shared.noIcca}>
          {(master) => (
            <AgreementText
              template={master.content}
              data={agreementData({
                agreement,
                broker,
                admin: decider,
                date: displayDay(agreement.createdAt),
                version: master.version,
              })}
              maxHeight="640px"
            />
          )}
        </QueryState>
      </Stack>
      {deleting ? <DeleteReferral agreement={agreement} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
