import { fill, shared } from '@groundwork/domain-messages';
import { borrower, drawSheet } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { FormAlert, MoneyField, RuleForm, TextAreaField } from '@groundwork/web-forms';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Button, Dialog, Stack, Text, useLeaveQuestion } from '@groundwork/web-ui';
import type { DrawRequest } from '../../../data/api.js';
import { useLedger } from '../../../data/draws.js';
import { isAway } from '../../../data/portfolio.js';
import { CertifyStage } from '../draw/certify-stage.js';
import { CertifiedSheet } from '../draw/draft-sheet.js';
import { releasable, useRelease } from './use-release.js';
import type { HeldLine, ReleaseOf, Values } from './use-release.js';

interface ReleaseDialogProps {
  loan: { applicationId: string; name: string };
  /** A release that came back, to be changed and submitted again. */
  revises?: DrawRequest;
  onClose: () => void;
}

/** Asks for the release of what is held back of a loan, for the first time or again. */
export function ReleaseDialog({ loan, revises, onClose }: ReleaseDialogProps) {
  const ledger = useLedger(loan.applicationId);
  const title = fill(revises ? drawSheet.reviseRelease : drawSheet.requestReleaseOf, { name: loan.name });
  if (ledger.data) return <ReleaseForm title={title} ledger={ledger.data} revises={revises} onClose={onClose} />;
  return (
    <Dialog open size="md" title={title} onClose={onClose}>
      <QueryState query={ledger} failed={isAway(ledger.error) ? borrower.drawsUnavailable : shared.noLedger}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}

function ReleaseForm({ title, ...props }: ReleaseOf & { title: string }) {
  const release = useRelease(props);
  const { held, form, sheet, review, submit, sign, unsigned, isTyped, busy } = release;
  const { close, question } = useLeaveQuestion(isTyped, props.onClose);
  return (
    <Dialog
      open
      size={sheet ? 'xl' : 'md'}
      title={title}
      onClose={busy ? undefined : close}
      footer={<ReleaseButtons {...release} onCancel={close} />}
    >
      <RuleForm form={form} onSubmit={sheet ? submit : review} label={title}>
        <Stack gap="4">
          {sheet ? (
            <>
              <CertifiedSheet sheet={sheet} />
              <CertifyStage onSignature={sign} />
              {unsigned ? <Alert tone="danger">{borrower.esignDrawFirst}</Alert> : null}
            </>
          ) : (
            <Amounts held={held} />
          )}
          <FormAlert />
        </Stack>
      </RuleForm>
      {question}
    </Dialog>
  );
}

function Amounts({ held }: { held: readonly HeldLine[] }) {
  return (
    <>
      <Text>{held.length === 0 ? drawSheet.nothingToRelease : drawSheet.releaseLead}</Text>
      {held.map((line, at) => (
        <MoneyField<Values>
          key={line.additionalBudgetItemId}
          name={`lines.${at}.amount`}
          label={line.name}
          hint={fill(drawSheet.heldOfLine, { amount: formatCents(releasable(line)) })}
        />
      ))}
      <TextAreaField<Values> name="note" label="Note to the lender" rows={2} />
    </>
  );
}

function ReleaseButtons(props: ReturnType<typeof useRelease> & { onCancel: () => void }) {
  const { held, form, sheet, review, submit, goBack, preview, busy, onCancel } = props;
  if (!sheet)
    return (
      <>
        <Button variant="outline" onClick={onCancel}>
          {screens.cancel}
        </Button>
        <Button
          disabled={held.length === 0}
          loading={preview.isPending}
          onClick={() => void form.handleSubmit(review)()}
        >
          {drawSheet.reviewRelease}
        </Button>
      </>
    );
  return (
    <>
      <Button variant="outline" disabled={busy} onClick={goBack}>
        {drawSheet.backToAmounts}
      </Button>
      <Button
        loading={busy}
        loadingText={borrower.submittingDrawRequest}
        onClick={() => void form.handleSubmit(submit)()}
      >
        {drawSheet.requestRelease}
      </Button>
    </>
  );
}
