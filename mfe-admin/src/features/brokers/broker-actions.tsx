import { useState } from 'react';
import {
  brokerName,
  inviteCaption,
  isInvitable,
  isRemovable,
  nextBrokerStatus,
  rejectionCommentComplaint,
} from '@groundwork/domain-brokers';
import type { BrokerCommand } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { admin, brokerDesk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { ConfirmCall, Link, ReasonCall, useNotify } from '@groundwork/web-mount';
import { Button, ButtonLink, Icon, Text } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { ExportEverything } from '../../components/export-everything.js';
import { SecondFactorButton } from '../../components/second-factor/second-factor-button.js';
import { SignOutButton } from '../../components/sign-out/sign-out-button.js';
import { useDecideBroker, useInviteBroker, useRejectionNotice } from '../../data/brokers.js';
import { BrokerDialog } from './broker-dialog.js';
import { DeleteBroker } from './delete-broker.js';

/** What an administrator can do with a broker as it stands. */
export function BrokerActions({ broker }: { broker: Broker }) {
  const [question, setQuestion] = useState<BrokerCommand | 'edit' | 'delete'>();
  const invite = useInviteBroker();
  const decide = useDecideBroker();
  const noticeOf = useRejectionNotice();
  const notify = useNotify();
  const may = (command: BrokerCommand) => nextBrokerStatus(broker.status, command) !== undefined;
  const close = () => setQuestion(undefined);

  const send = () =>
    invite.mutateAsync(broker.id).then(
      () => notify.success(fill(admin.brokerInvited, { email: broker.emailAddressA })),
      (error: unknown) => notify.error(`${admin.errorSendingActivation}: ${sentenceFor(error)}`),
    );
  const confirmNotice = () =>
    noticeOf.mutate(broker.id, {
      onError: (error) => notify.error(`${admin.errorSendingRejectionNotice}: ${sentenceFor(error)}`),
    });
  const run = (command: BrokerCommand) =>
    decide.mutateAsync({ broker, command }).then(() => notify.success(screens.done));
  const reject = async (rejectedComment: string) => {
    await decide.mutateAsync({ broker, command: 'reject', rejectedComment });
    notify.success(screens.done);
    confirmNotice();
  };

  return (
    <>
      <Button variant="outline" icon="edit" onClick={() => setQuestion('edit')}>
        Edit
      </Button>
      {isInvitable(broker) ? (
        <Button
          variant={broker.sentEmail ? 'outline' : 'solid'}
          loading={invite.isPending}
          loadingText={screens.submitting}
          onClick={() => void send()}
        >
          {inviteCaption(broker.sentEmail)}
        </Button>
      ) : null}
      {broker.userId ? (
        <ButtonLink asChild variant="outline">
          <Link to={`/manageBroker?userId=${broker.userId}`}>
            <Icon name="user" />
            Manage Account
          </Link>
        </ButtonLink>
      ) : null}
      {broker.userId ? <SignOutButton size="md" person={{ id: broker.userId, name: brokerName(broker) }} /> : null}
      {broker.userId ? <SecondFactorButton size="md" person={{ id: broker.userId, name: brokerName(broker) }} /> : null}
      <ExportEverything size="md" of={{ kind: 'broker', id: broker.id, name: brokerName(broker) }} />
      {may('activate') ? (
        <Button variant="outline" icon="check" onClick={() => setQuestion('activate')}>
          Activate
        </Button>
      ) : null}
      {may('deactivate') ? (
        <Button variant="outline" onClick={() => setQuestion('deactivate')}>
          Deactivate
        </Button>
      ) : null}
      {may('reject') ? (
        <Button variant="outline" icon="close" onClick={() => setQuestion('reject')}>
          Reject
        </Button>
      ) : null}
      {isRemovable(broker) ? (
        <Button variant="outline" icon="trash" onClick={() => setQuestion('delete')}>
          {brokerDesk.deleteWord}
        </Button>
      ) : null}
      {question === 'delete' ? <DeleteBroker broker={broker} onClose={close} /> : null}
      {question === 'edit' ? <BrokerDialog broker={broker} onClose={close} /> : null}
      {question === 'activate' || question === 'deactivate' ? (
        <ConfirmCall
          title={question === 'deactivate' ? 'Deactivate this broker?' : 'Activate this broker?'}
          confirmLabel={question === 'deactivate' ? 'Deactivate' : 'Activate'}
          danger={question === 'deactivate'}
          failed={admin.errorUpdatingBrokerStatus}
          act={() => run(question)}
          onClose={close}
        >
          <Text>{fill(consequenceOf(broker, question), { name: brokerName(broker) })}</Text>
        </ConfirmCall>
      ) : null}
      {question === 'reject' ? (
        <ReasonCall
          title="Reject this broker?"
          lead={fill(brokerDesk.rejects, { name: brokerName(broker) })}
          label="Reason, as the broker will read it"
          confirmLabel="Reject"
          complaintOf={rejectionCommentComplaint}
          failed={admin.couldNotRejectBroker}
          act={reject}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const consequenceOf = ({ userId }: Broker, command: 'activate' | 'deactivate'): string => {
  if (command === 'deactivate') return brokerDesk.deactivates;
  return userId ? brokerDesk.activates : brokerDesk.activatesUnregistered;
};
