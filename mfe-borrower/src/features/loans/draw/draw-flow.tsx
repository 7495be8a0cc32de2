import { useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, drawSheet } from '@groundwork/domain-messages-borrower';
import { formatCents } from '@groundwork/domain-money';
import { SavedAgo } from '@groundwork/web-forms';
import { Alert, Box, Button, Dialog, Flex, MoneyText, Spacer, Span, Stack, Text } from '@groundwork/web-ui';
import type { DrawDraft, Ledger } from '../../../data/api.js';
import { CertifyStage } from './certify-stage.js';
import { DiscardDraft } from './discard-draft.js';
import { DraftSheet } from './draft-sheet.js';
import { draftTotal, emptyEntry } from './draw-values.js';
import { EnterStage } from './enter-stage.js';
import { LinePapersDialog } from './line-papers-dialog.js';
import { ReviewStage } from './review-stage.js';
import { useDrawFlow } from './use-draw-flow.js';

const titles = { enter: 'Request Draw', review: 'Review Draw Request', certify: 'Certify Draw Request' } as const;

interface DrawFlowProps {
  ledger: Ledger;
  /** What people of the company have written so far; null for nothing. */
  draft: DrawDraft | null;
  onClose: () => void;
}

/** The three stages of a draw request in one dialog; what is entered is saved as it is typed, and stays when it is closed. */
export function DrawFlow({ ledger, draft, onClose }: DrawFlowProps) {
  const flow = useDrawFlow(ledger, draft, onClose);
  const [filesOf, setFilesOf] = useState<string>();
  const { stage, written, keeper, errors, busy } = flow;
  const line = ledger.lines.find(({ additionalBudgetItemId }) => additionalBudgetItemId === filesOf);
  return (
    <>
      <Dialog
        open
        size="xl"
        onClose={busy ? undefined : onClose}
        title={`${titles[stage]}: ${ledger.name}`}
        footer={
          <Flex width="full" gap="3" alignItems="center" flexWrap="wrap">
            <Flex columnGap="3" rowGap="1" alignItems="center" flexWrap="wrap" flexBasis={{ base: '100%', sm: 'auto' }}>
              <Requested total={draftTotal(written.entries, ledger.lines)} ofLoan={ledger.available} />
              <SavedAgo
                keptForm={{ autosave: { subscribe: keeper.subscribe, state: () => keeper.snapshot().keeping } }}
              />
            </Flex>
            <Spacer />
            <StageButtons {...flow} onClose={onClose} />
          </Flex>
        }
      >
        <Stack gap="4">
          {written.gone ? <Alert tone="danger">{written.gone}</Alert> : null}
          {errors[''] ? <Alert tone="danger">{errors['']}</Alert> : null}
          {written.draft?.returned ? <Returned returned={written.draft.returned} /> : null}
          {stage === 'enter' ? (
            <EnterStage
              ledger={ledger}
              written={written}
              keeper={keeper}
              errors={errors}
              onEdit={flow.edit}
              onFiles={setFilesOf}
            />
          ) : null}
          {stage === 'review' ? (
            <ReviewStage ledger={ledger} entries={written.entries} returned={written.draft?.returned ?? null} />
          ) : null}
          {stage === 'certify' && written.draft ? <DraftSheet draft={written.draft} /> : null}
          {stage === 'certify' ? <CertifyStage onSignature={flow.sign} /> : null}
        </Stack>
      </Dialog>
      {line ? (
        <LinePapersDialog
          applicationId={ledger.applicationId}
          line={line}
          entry={written.entries[line.additionalBudgetItemId] ?? emptyEntry}
          onEdit={(change) => flow.edit(line.additionalBudgetItemId, change)}
          onClose={() => setFilesOf(undefined)}
        />
      ) : null}
    </>
  );
}

/** What is asked for, beside what the loan as a whole has left: its lines may have more. */
function Requested({ total, ofLoan }: { total: number; ofLoan: number }) {
  const amount = formatCents(ofLoan);
  const isAbove = total > ofLoan;
  return (
    <Box role="status">
      <Span fontWeight="medium">
        Requested: <MoneyText cents={total} bold />
      </Span>
      <Text textStyle="small" color={isAbove ? 'danger.fg' : undefined}>
        {fill(isAbove ? shared.drawAboveCommitment : drawSheet.leftOfLoan, { amount })}
      </Text>
    </Box>
  );
}

/** Why the draw lies with the borrower again. */
function Returned({ returned: { endedAs, endedReason } }: { returned: NonNullable<DrawDraft['returned']> }) {
  return (
    <Alert tone="warning">
      {endedAs === 'sent_back'
        ? fill(drawSheet.sentBackBecause, { reason: endedReason ?? '' })
        : drawSheet.withdrawnBefore}
    </Alert>
  );
}

function StageButtons({
  stage,
  go,
  keeper,
  written,
  review,
  send,
  busy,
  onClose,
}: ReturnType<typeof useDrawFlow> & { onClose: () => void }) {
  if (stage === 'enter') {
    return (
      <>
        {written.draft ? <DiscardDraft keeper={keeper} onDone={onClose} /> : null}
        <Button variant="outline" onClick={onClose}>
          Save For Later
        </Button>
        <Button onClick={() => void review()}>Review</Button>
      </>
    );
  }
  if (stage === 'review') {
    return (
      <>
        <Button variant="outline" onClick={() => go('enter')}>
          Go Back
        </Button>
        <Button onClick={() => go('certify')}>Certify</Button>
      </>
    );
  }
  return (
    <>
      <Button variant="outline" disabled={busy} onClick={() => go('review')}>
        Go Back
      </Button>
      <Button loading={busy} loadingText={borrower.submittingDrawRequest} onClick={() => void send()}>
        Submit Draw Request
      </Button>
    </>
  );
}
