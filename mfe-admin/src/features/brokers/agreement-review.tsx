import { useState } from 'react';
import { agreementStatus, agreementStatusOf, nextAgreementStatus } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { agreementFacts, AgreementBadge, AgreementText } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Button, Facts, HStack, Stack } from '@groundwork/web-ui';
import type { AgreementDetails, Broker } from '../../data/api.js';
import { useAgreementText } from '../../data/agreements.js';
import { AcceptAgreement } from './accept-agreement.js';
import { AgreementDecider } from './agreement-decider.js';
import { AgreementHistory } from './history-panel.js';
import { RejectAgreement } from './reject-agreement.js';

/** Terms, text and standing of an agreement; Accept and Reject while it is pending. */
export function AgreementReview({ agreement, broker }: { agreement: AgreementDetails; broker: Broker }) {
  const [question, setQuestion] = useState<'accept' | 'reject'>();
  const text = useAgreementText(agreement.id);
  const status = agreementStatusOf(agreement.status);
  const accepted = status === agreementStatus.accepted;
  const rejected = status === agreementStatus.rejected;
  const close = () => setQuestion(undefined);
  return (
    <Stack gap="5">
      <HStack justifyContent="space-between" flexWrap="wrap">
        <AgreementBadge status={agreement.status} />
        <HStack>
          <Button
            variant="outline"
            icon="close"
            disabled={nextAgreementStatus(status, 'reject') === undefined}
            onClick={() => setQuestion('reject')}
          >
            {rejected ? 'Rejected' : 'Reject'}
          </Button>
          <Button
            icon="check"
            disabled={nextAgreementStatus(status, 'accept') === undefined}
            onClick={() => setQuestion('accept')}
          >
            {accepted ? 'Accepted' : 'Accept'}
          </Button>
        </HStack>
      </HStack>
      <AgreementDecider agreement={agreement} />
      <Facts minWidth={140} facts={agreementFacts(agreement, screens.bfiShare)} />
      <QueryState query={text} failed={shared.noIcca}>
        {(read) => <AgreementText text={read} accepted={accepted} />}
      </QueryState>
      <AgreementHistory id={agreement.id} />
      {question === 'accept' ? <AcceptAgreement agreement={agreement} broker={broker} onClose={close} /> : null}
      {question === 'reject' ? <RejectAgreement id={agreement.id} onClose={close} /> : null}
    </Stack>
  );
}
