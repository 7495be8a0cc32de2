import { useState } from 'react';
import { rejectionComplaint } from '@groundwork/domain-draws';
import { drawRules, fill } from '@groundwork/domain-messages';
import { admin, drawDesk } from '@groundwork/domain-messages-admin';
import { changePage, screens } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { FileActions } from '@groundwork/web-lending/files';
import { DrawWaivers } from '@groundwork/web-lending/waivers';
import { Link, ReasonCall, useAttempt, useBusy, useNotify } from '@groundwork/web-mount';
import {
  Box,
  Button,
  Dialog,
  Facts,
  HStack,
  MoneyText,
  ReasonDialog,
  Stack,
  Text,
  TextLink,
  useLeaveQuestion,
} from '@groundwork/web-ui';
import type { DrawLine, DrawRequest } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';
import { waiversAccess } from '../../components/waivers-access.js';
import { useDecideDraw, useSendDrawBack } from '../../data/draws.js';
import {
  approvable,
  decisionsOf,
  stillPossible,
  withAll,
  withAllLower,
  withLine,
  withLowerAmount,
} from './draft-decision.js';
import type { Draft } from './draft-decision.js';
import { DrawFindings } from './draw-findings.js';
import { ChangedMeanwhile } from './changed-meanwhile.js';
import { DrawNotes } from './draw-notes.js';
import { DrawSheet } from './draw-sheet.js';
import { EntireDraw } from './entire-draw.js';
import { InspectedLines } from './inspected-lines.js';
import { LineList } from './line-list.js';
import { LowerAmountDialog } from './lower-amount-dialog.js';
import { Proposal } from './proposal.js';

/** What is asked about: the entire draw or one of its lines. */
type Subject = 'draw' | DrawLine;

/** 'Review Draw Request': decisions are gathered here and sent together by 'Submit Decision'. */
export function ReviewDraw({ draw, onClose }: { draw: DrawRequest; onClose: () => void }) {
  const [entered, setDraft] = useState<Draft>({});
  const draft = stillPossible(entered, draw.lineItems);
  const [rejecting, setRejecting] = useState<Subject>();
  const [lowering, setLowering] = useState<Subject>();
  const [sendingBack, setSendingBack] = useState(false);
  const decide = useDecideDraw(draw);
  const notify = useNotify();
  useBusy(decide.isPending);
  const decisions = decisionsOf(draft);
  const { close, question } = useLeaveQuestion(decisions.length > 0, onClose);

  const { attempt, failure } = useAttempt({ failed: admin.errorProcessingDrawDecision });
  const submit = () =>
    attempt(async () => {
      const { proposal } = await decide.mutateAsync(decisions);
      if (proposal) notify.info(fill(drawDesk.proposed, { limit: formatCents(proposal.limit) }));
      else notify.success(admin.drawDecisionProcessed);
      onClose();
    });
  const reject = (reason: string) => {
    if (rejecting === 'draw') setDraft(withAll(draw.lineItems, 'reject', reason));
    else if (rejecting) setDraft(withLine(draft, rejecting, 'reject', reason));
    setRejecting(undefined);
  };

  const lower = (amount: number, reason: string) => {
    if (lowering === 'draw') setDraft(withAllLower(draw.lineItems, amount, reason));
    else if (lowering) setDraft(withLowerAmount(draft, lowering, amount, reason));
    setLowering(undefined);
  };

  return (
    <Dialog
      open
      size="xl"
      title={admin.reviewDrawRequest}
      onClose={decide.isPending ? undefined : close}
      failure={failure}
      footer={
        <>
          <Button variant="outline" onClick={close} disabled={decide.isPending}>
            {screens.close}
          </Button>
          <Button
            onClick={() => void submit()}
            disabledBecause={decisions.length === 0 ? drawDesk.nothingDecided : undefined}
            loading={decide.isPending}
            loadingText={screens.submitting}
          >
            {admin.submitDecision}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Facts
          minWidth={190}
          facts={[
            { label: 'Project', value: <Project draw={draw} /> },
            { label: 'Amount', value: <MoneyText cents={draw.requestedAmount} bold /> },
            { label: 'Date submitted', value: displayInstant(draw.createdAt) },
            { label: 'Submitted by', value: <PersonName userId={draw.userId} /> },
          ]}
        />
        <ChangedMeanwhile draw={draw} />
        <FromBorrower draw={draw} />
        <DrawFindings draw={draw} />
        <Proposal draw={draw} onDone={onClose} />
        <DrawSheet id={draw.id} />
        <DrawNotes drawRequestId={draw.id} />
        <DrawWaivers draw={draw} access={waiversAccess} />
        <InspectedLines draw={draw} />
        <EntireDraw
          lines={draw.lineItems}
          draft={draft}
          disabled={decide.isPending}
          onCommand={(command) =>
            command === 'reject' ? setRejecting('draw') : setDraft(withAll(draw.lineItems, command))
          }
          onLower={() => setLowering('draw')}
          onSendBack={() => setSendingBack(true)}
        />
        <LineList
          lines={draw.lineItems}
          draft={draft}
          disabled={decide.isPending}
          onCommand={(line, command) =>
            command === 'reject' ? setRejecting(line) : setDraft(withLine(draft, line, command))
          }
          onLower={setLowering}
        />
      </Stack>
      <ReasonDialog
        open={rejecting !== undefined}
        title={
          rejecting === 'draw' || rejecting === undefined
            ? 'Reject the entire draw'
            : `Reject ${rejecting.additionalBudgetItem.name}`
        }
        label={admin.drawRejectionReason}
        cancelLabel="Go Back"
        confirmLabel={admin.acceptReasonAndReject}
        complaintOf={rejectionComplaint}
        onConfirm={reject}
        onCancel={() => setRejecting(undefined)}
      />
      {lowering ? (
        <Lower draw={draw} about={lowering} onConfirm={lower} onCancel={() => setLowering(undefined)} />
      ) : null}
      {sendingBack ? <SendBack draw={draw} onDone={onClose} onCancel={() => setSendingBack(false)} /> : null}
      {question}
    </Dialog>
  );
}

/** The loan, with the way to the changes of its budget. */
function Project({ draw: { applicationId, applicationName } }: { draw: DrawRequest }) {
  return (
    <>
      {applicationName}
      <TextLink asChild display="block" textStyle="small">
        <Link to={`/draws/${applicationId}/changes`}>{changePage.title}</Link>
      </TextLink>
    </>
  );
}

/** The note and the files of the draw as a whole. */
function FromBorrower({ draw: { note, supportingDocuments } }: { draw: DrawRequest }) {
  if (!note && supportingDocuments.length === 0) return null;
  return (
    <Box as="section" aria-label="The whole draw">
      {note ? <Text whiteSpace="pre-wrap">{note}</Text> : null}
      {supportingDocuments.map((file) => (
        <HStack key={file.fileUploadId} gap="1">
          <Text textStyle="small" overflowWrap="anywhere">
            {file.userFileName}
          </Text>
          <FileActions file={file} newTab />
        </HStack>
      ))}
    </Box>
  );
}

interface LowerProps {
  draw: DrawRequest;
  about: Subject;
  onConfirm: (amount: number, reason: string) => void;
  onCancel: () => void;
}

/** Asks for a lower amount of a line or of everything that can still be approved. */
function Lower({ draw, about, onConfirm, onCancel }: LowerProps) {
  const isDraw = about === 'draw';
  const lines = isDraw ? approvable(draw.lineItems) : [about];
  return (
    <LowerAmountDialog
      title={
        isDraw
          ? `${drawDesk.lowerAmount} of the entire draw`
          : `${drawDesk.lowerAmount}: ${about.additionalBudgetItem.name}`
      }
      lines={lines}
      {...(isDraw ? { hint: drawDesk.lowerAmountOfDraw } : {})}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

/** Sends the draw back to the borrower with what has to be changed. */
function SendBack({ draw, onDone, onCancel }: { draw: DrawRequest; onDone: () => void; onCancel: () => void }) {
  const send = useSendDrawBack(draw);
  const notify = useNotify();
  const act = async (reason: string) => {
    await send.mutateAsync(reason);
    notify.success(drawDesk.drawSentBack);
    onDone();
  };
  return (
    <ReasonCall
      title={drawDesk.sendBack}
      lead={drawDesk.sendBackLead}
      label={drawDesk.sendBackReason}
      confirmLabel={drawDesk.sendBack}
      complaintOf={(reason) => (reason.trim() === '' ? drawRules.sentBackNeedsReason : undefined)}
      failed={admin.errorProcessingDrawDecision}
      act={act}
      onClose={onCancel}
    />
  );
}
