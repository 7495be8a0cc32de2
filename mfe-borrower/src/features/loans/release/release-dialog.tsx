import { useState } from 'react';
import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { borrower, drawSheet } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { formatCents, subtractCents } from '@groundwork/domain-money';
import { systemClock } from '@groundwork/domain-time';
import { FormAlert, MoneyField, RuleForm, TextAreaField, useRuleForm } from '@groundwork/web-forms';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Dialog, Stack, Text, useLeaveQuestion } from '@groundwork/web-ui';
import type { GivenSignature } from '@groundwork/web-ui';
import type { DrawRequest, Ledger } from '../../../data/api.js';
import { useLedger, useRequestRelease } from '../../../data/draws.js';
import { isAway } from '../../../data/portfolio.js';
import { CertifyStage } from '../draw/certify-stage.js';

interface Values {
  /** By the places of the lines that hold something. */
  lines: { amount?: number | undefined }[];
  note: string;
}

type HeldLine = Ledger['lines'][number];

/** What can still be requested for of what is held back of a line. */
const releasable = ({ retainageHeld, retainageReleasing }: HeldLine): number =>
  subtractCents(retainageHeld, retainageReleasing);

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

function complaints(held: readonly HeldLine[], { lines }: Values): Record<string, string> {
  const errors: Record<string, string> = {};
  held.forEach((line, at) => {
    const most = releasable(line);
    if ((lines[at]?.amount ?? 0) > most)
      errors[`lines.${at}.amount`] = fill(drawRules.releaseAtMost, { amount: formatCents(most) });
  });
  if (!lines.some(({ amount }) => amount)) errors['lines.0.amount'] ??= shared.drawEmpty;
  return errors;
}

interface ReleaseFormProps {
  title: string;
  ledger: Ledger;
  revises: DrawRequest | undefined;
  onClose: () => void;
}

/** What a release that came back asked for of a line. */
const before = (revises: DrawRequest | undefined, { additionalBudgetItemId }: HeldLine): number | undefined =>
  revises?.lineItems.find((line) => line.additionalBudgetItemId === additionalBudgetItemId)?.requestedAmount;

function useRelease({ ledger, revises, onClose }: Omit<ReleaseFormProps, 'title'>) {
  // As it was opened: what is read anew meanwhile must not move an amount to another line.
  const [held] = useState(() => ledger.lines.filter((line) => releasable(line) > 0));
  const [signed, setSigned] = useState<{ signature: GivenSignature; at: string }>();
  const [unsigned, setUnsigned] = useState(false);
  const send = useRequestRelease();
  const notify = useNotify();
  const form = useRuleForm<Values>({
    defaultValues: {
      lines: held.map((line) => ({ amount: before(revises, line) })),
      note: revises?.note ?? '',
    },
    check: (values) => complaints(held, values),
    mode: 'onSubmit',
  });
  const store = async ({ lines, note }: Values) => {
    setUnsigned(!signed);
    if (!signed) return;
    const requested = held.flatMap((line, at) => {
      const requestedAmount = lines[at]?.amount;
      return requestedAmount ? [{ at, additionalBudgetItemId: line.additionalBudgetItemId, requestedAmount }] : [];
    });
    try {
      await send.mutateAsync({
        applicationId: ledger.applicationId,
        kind: 'release',
        ...(revises ? { revises: revises.id } : {}),
        lineItems: requested.map(({ at: _at, ...line }) => line),
        note,
        certifySignature: signed.signature.png,
        certifySignatureDate: signed.at,
        signedName: signed.signature.name,
      });
      notify.success(borrower.drawRequestSubmitted);
      onClose();
    } catch (error) {
      notify.error(borrower.errorSubmittingDrawRequest);
      const fields = error instanceof ApiProblem ? error.fieldErrors : {};
      requested.forEach(({ at }, index) => {
        const message = fields[`lineItems.${index}.requestedAmount`];
        if (message) form.setError(`lines.${at}.amount`, { type: 'server', message });
      });
      form.setError('root', { type: 'server', message: sentenceFor(error) });
    }
  };
  const sign = (signature: GivenSignature | undefined) => {
    setUnsigned(false);
    setSigned(signature && { signature, at: systemClock.now().toISOString() });
  };
  const isTyped = form.formState.isDirty || signed !== undefined;
  return { held, form, store, sign, unsigned, isTyped, busy: send.isPending };
}

function ReleaseForm({ title, ...props }: ReleaseFormProps) {
  const { held, form, store, sign, unsigned, isTyped, busy } = useRelease(props);
  const { close, question } = useLeaveQuestion(isTyped, props.onClose);
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button variant="outline" onClick={close} disabled={busy}>
            {screens.cancel}
          </Button>
          <Button
            disabled={held.length === 0}
            loading={busy}
            loadingText={borrower.submittingDrawRequest}
            onClick={() => void form.handleSubmit(store)()}
          >
            {drawSheet.requestRelease}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={title}>
        <Stack gap="4">
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
          <CertifyStage onSignature={sign} />
          {unsigned ? <Alert tone="danger">{borrower.esignDrawFirst}</Alert> : null}
          <FormAlert />
        </Stack>
      </RuleForm>
      {question}
    </Dialog>
  );
}
