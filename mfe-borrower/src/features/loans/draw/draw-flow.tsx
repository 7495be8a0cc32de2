import { useState } from 'react';
import { borrower } from '@groundwork/domain-messages-borrower';
import { Alert, Button, Dialog, Flex, MoneyText, Spacer, Span, Stack } from '@groundwork/web-ui';
import type { Ledger } from '../../../data/api.js';
import { CertifyStage } from './certify-stage.js';
import { draftTotal } from './draw-draft.js';
import { EnterStage } from './enter-stage.js';
import { LineFilesDialog } from './line-files-dialog.js';
import { ReviewStage } from './review-stage.js';
import { useDrawFlow } from './use-draw-flow.js';

const titles = { enter: 'Request Draw', review: 'Review Draw Request', certify: 'Certify Draw Request' } as const;

/** The three stages of a draw request in one dialog; what was entered stays until it is submitted or closed. */
export function DrawFlow({ ledger, onClose }: { ledger: Ledger; onClose: () => void }) {
  const flow = useDrawFlow(ledger, onClose);
  const [filesOf, setFilesOf] = useState<string>();
  const { stage, draft, errors, busy } = flow;
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
            <Span fontWeight="medium" role="status" flexBasis={{ base: '100%', sm: 'auto' }}>
              Requested: <MoneyText cents={draftTotal(draft, ledger.lines)} bold />
            </Span>
            <Spacer display={{ base: 'none', sm: 'block' }} />
            <StageButtons {...flow} onClose={onClose} />
          </Flex>
        }
      >
        <Stack gap="4">
          {errors[''] ? <Alert tone="danger">{errors['']}</Alert> : null}
          {stage === 'enter' ? (
            <EnterStage ledger={ledger} draft={draft} errors={errors} onAmount={flow.setAmount} onFiles={setFilesOf} />
          ) : null}
          {stage === 'review' ? <ReviewStage ledger={ledger} draft={draft} /> : null}
          {stage === 'certify' ? <CertifyStage onSignature={flow.sign} /> : null}
        </Stack>
      </Dialog>
      {line ? (
        <LineFilesDialog
          applicationId={ledger.applicationId}
          line={line}
          files={draft.files[line.additionalBudgetItemId] ?? []}
          onChange={(change) => flow.setFiles(line.additionalBudgetItemId, change)}
          onClose={() => setFilesOf(undefined)}
        />
      ) : null}
    </>
  );
}

function StageButtons({
  stage,
  go,
  review,
  send,
  busy,
  onClose,
}: ReturnType<typeof useDrawFlow> & { onClose: () => void }) {
  if (stage === 'enter') {
    return (
      <>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={review}>Review</Button>
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
