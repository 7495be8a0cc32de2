import { useState } from 'react';
import {
  agreementStatus,
  agreementStatusOf,
  awaitsBroker,
  mayNameClient,
  nextAgreementStatus,
} from '@groundwork/domain-brokers';
import type { AgreementCommand } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { brokerDesk } from '@groundwork/domain-messages-admin';
import { agreements as words, screens } from '@groundwork/domain-messages-screens';
import { agreementFacts, AgreementBadge, AgreementRemarks, AgreementText } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Button, Facts, HStack, Stack } from '@groundwork/web-ui';
import type { AgreementDetails, Broker } from '../../data/api.js';
import { useAgreementPdf, useAgreementText, useMasterOf } from '../../data/agreements.js';
import { AcceptAgreement } from './accept-agreement.js';
import { AgreementDecider } from './agreement-decider.js';
import { ClientLink } from './client-link.js';
import { DeleteAgreement } from './delete-agreement.js';
import { EditAgreement } from './edit-agreement.js';
import { AgreementHistory } from './history-panel.js';
import { RejectAgreement } from './reject-agreement.js';

interface AgreementReviewProps {
  agreement: AgreementDetails;
  broker: Broker;
  onDeleted: () => void;
}

/** Terms, text and standing of an agreement; Accept and Reject while it is pending, Accept once its broker has signed. */
export function AgreementReview({ agreement, broker, onDeleted }: AgreementReviewProps) {
  const [question, setQuestion] = useState<'accept' | 'reject' | 'edit' | 'delete'>();
  const text = useAgreementText(agreement.id);
  const master = useMasterOf(agreement.version);
  const pdf = useAgreementPdf(agreement.id);
  const status = agreementStatusOf(agreement.status);
  const accepted = status === agreementStatus.accepted;
  const rejected = status === agreementStatus.rejected;
  const may = (command: AgreementCommand) => nextAgreementStatus(status, command) !== undefined;
  const unsigned = awaitsBroker(agreement);
  const close = () => setQuestion(undefined);
  return (
    <Stack gap="5">
      <HStack justifyContent="space-between" flexWrap="wrap">
        <AgreementBadge status={agreement.status} />
        <HStack flexWrap="wrap">
          {accepted ? (
            <Button variant="outline" icon="download" loading={pdf.isPending} onClick={() => pdf.mutate(undefined)}>
              {words.signedPdf}
            </Button>
          ) : null}
          {may('update') ? (
            <Button variant="outline" icon="edit" disabled={!master.data} onClick={() => setQuestion('edit')}>
              {brokerDesk.edit}
            </Button>
          ) : null}
          {may('remove') ? (
            <Button variant="outline" icon="trash" onClick={() => setQuestion('delete')}>
              {brokerDesk.deleteWord}
            </Button>
          ) : null}
          <Button variant="outline" icon="close" disabled={!may('reject')} onClick={() => setQuestion('reject')}>
            {rejected ? 'Rejected' : 'Reject'}
          </Button>
          <Button icon="check" disabled={!may('accept') || unsigned} onClick={() => setQuestion('accept')}>
            {accepted ? 'Accepted' : 'Accept'}
          </Button>
        </HStack>
      </HStack>
      {unsigned ? <Alert tone="warning">{shared.brokerUnsigned}</Alert> : null}
      <AgreementDecider agreement={agreement} />
      <AgreementRemarks agreement={agreement} />
      <Facts minWidth={140} facts={agreementFacts(agreement, screens.bfiShare)} />
      <QueryState query={text} failed={shared.noIcca}>
        {(read) => <AgreementText text={read} accepted={accepted} />}
      </QueryState>
      {mayNameClient(agreement) ? <ClientLink agreementId={agreement.id} /> : null}
      <AgreementHistory id={agreement.id} />
      {question === 'accept' ? <AcceptAgreement agreement={agreement} broker={broker} onClose={close} /> : null}
      {question === 'edit' && master.data ? (
        <EditAgreement agreement={agreement} master={master.data} onClose={close} />
      ) : null}
      {question === 'delete' ? <DeleteAgreement agreement={agreement} onDeleted={onDeleted} onClose={close} /> : null}
      {question === 'reject' ? <RejectAgreement id={agreement.id} onClose={close} /> : null}
    </Stack>
  );
}
