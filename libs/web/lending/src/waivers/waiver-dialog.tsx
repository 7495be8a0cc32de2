import { useState } from 'react';
import { waiverKindLabels, waiverKindOf } from '@groundwork/domain-agreements';
import { waiverMachine } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { screens, waivers as words } from '@groundwork/domain-messages-screens';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { QueryState, useAttempt, useNotify } from '@groundwork/web-mount';
import {
  Alert,
  Button,
  Dialog,
  Facts,
  List,
  ListItem,
  MoneyText,
  RichText,
  Stack,
  Text,
  useLeaveQuestion,
} from '@groundwork/web-ui';
import { FileActions } from '../files/file-actions.js';
import { UploadZone } from '../files/upload-zone.js';
import { useUploads } from '../files/use-uploads.js';
import { claimantOf } from './claimant.js';
import { SendWaiver } from './send-waiver.js';
import { WaiverActions } from './waiver-actions.js';
import { WaiverStatusBadge } from './waiver-status-badge.js';
import { useWaiver, useWaiverCommand } from './waivers-access.js';
import type { WaiversAccess, WaiverView } from './waivers-access.js';

interface WaiverDialogProps {
  id: string;
  access: WaiversAccess;
  onClose: () => void;
}

/** One waiver: where it stands, its text, who did what, and what can be done. */
export function WaiverDialog({ id, access, onClose }: WaiverDialogProps) {
  const waiver = useWaiver(access, id);
  const { data } = waiver;
  const [isTyped, setTyped] = useState(false);
  const { close, question } = useLeaveQuestion(isTyped, onClose);
  return (
    <Dialog
      open
      size="xl"
      title={data ? waiverKindLabels[waiverKindOf(data.condition, data.extent)] : words.title}
      onClose={close}
      footer={
        <Button variant="outline" onClick={close}>
          {screens.close}
        </Button>
      }
    >
      <QueryState query={waiver} failed={words.failed}>
        {(loaded) => <Body waiver={loaded} access={access} onTyped={setTyped} />}
      </QueryState>
      {question}
    </Dialog>
  );
}

interface BodyProps {
  waiver: WaiverView;
  access: WaiversAccess;
  onTyped: (isTyped: boolean) => void;
}

function Body({ waiver, access, onTyped }: BodyProps) {
  const { status, paper, content, reason, signerName, signerEmail, signedAt, means } = waiver;
  const may = (command: 'send' | 'handIn') => waiverMachine.next(status, command) !== undefined;
  const signed = `${means === 'link' ? words.byLink : words.onPaper}, ${signedAt ? displayInstant(signedAt) : ''}`;
  return (
    <Stack gap="5">
      <Facts
        minWidth={150}
        facts={[
          { label: 'Status', value: <WaiverStatusBadge status={status} /> },
          { label: 'Claimant', value: claimantOf(waiver) },
          { label: 'Draw', value: waiver.drawNumber },
          { label: 'Amount', value: <MoneyText cents={waiver.amount} bold /> },
          { label: 'Through', value: formatMonthDayYear(waiver.throughDate) },
          ...(signerName ? [{ label: 'Signer', value: `${signerName}, ${signerEmail ?? ''}` }] : []),
          ...(signedAt ? [{ label: 'Signed', value: signed }] : []),
        ]}
      />
      {reason ? (
        <Text>
          <b>Reason:</b> {reason}
        </Text>
      ) : null}
      {paper ? (
        <Text as="div">
          {paper.userFileName} <FileActions file={paper} newTab />
        </Text>
      ) : null}
      <WaiverActions waiver={waiver} access={access} />
      {content && status !== 'requested' ? (
        <RichText label="Text of the waiver" html={content} maxHeight="40dvh" />
      ) : null}
      {may('send') ? <SendWaiver key={waiver.version} waiver={waiver} access={access} onTyped={onTyped} /> : null}
      {may('handIn') ? <HandIn key={`paper ${waiver.version}`} waiver={waiver} access={access} /> : null}
      <History waiver={waiver} access={access} />
    </Stack>
  );
}

function HandIn({ waiver: { id, version, applicationId }, access }: { waiver: WaiverView; access: WaiversAccess }) {
  const notify = useNotify();
  const handIn = useWaiverCommand(access.handIn);
  const { attempt, failure } = useAttempt();
  const take = async (fileUploadId: string) => {
    if (await attempt(() => handIn.mutateAsync({ id, version, fileUploadId }))) notify.success(words.handedIn);
  };
  const uploads = useUploads(
    { type: 'drawRequestDocument', parent: 'application', parentId: applicationId, about: id },
    ({ fileUploadId }) => void take(fileUploadId),
  );
  return (
    <>
      <UploadZone
        label={words.paperLead}
        listLabel={words.paperLead}
        type="drawRequestDocument"
        uploads={uploads}
        many={false}
        open={!uploads.busy && !handIn.isPending}
      />
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
    </>
  );
}

function History({ waiver: { history }, access }: { waiver: WaiverView; access: WaiversAccess }) {
  return (
    <List listStyle="none" ps="0" aria-label="History">
      {history.map(({ command, toStatus, reason, userId, name, happenedAt }) => (
        <ListItem key={`${happenedAt} ${command}`} py="1" display="flex" gap="3" flexWrap="wrap" alignItems="center">
          <Text textStyle="small">{displayInstant(happenedAt)}</Text>
          <WaiverStatusBadge status={toStatus} />
          <Text as="div" textStyle="small">
            {userId ? access.who(userId) : name ? fill(words.signerOfLink, { name }) : words.portal}
          </Text>
          {reason ? <Text textStyle="small">{reason}</Text> : null}
        </ListItem>
      ))}
    </List>
  );
}
