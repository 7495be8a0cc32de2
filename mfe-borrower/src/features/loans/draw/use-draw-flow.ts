import { useState } from 'react';
import { borrower } from '@groundwork/domain-messages-borrower';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import type { GivenSignature } from '@groundwork/web-ui';
import type { Ledger } from '../../../data/api.js';
import { useSubmitDraw } from '../../../data/draws.js';
import { byLine, draftErrors, emptyDraft, submittedLines } from './draw-draft.js';
import type { DrawDraft, LineErrors, LineFile } from './draw-draft.js';

export type Stage = 'enter' | 'review' | 'certify';

/** The flow of a draw request: enter, review, certify, submit. What the service refuses comes back to the line it is about. */
export function useDrawFlow(ledger: Ledger, onDone: () => void) {
  const [stage, setStage] = useState<Stage>('enter');
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<LineErrors>({});
  const [signed, setSigned] = useState({ png: '', name: '', at: '' });
  const notify = useNotify();
  const submit = useSubmitDraw();

  const setAmount = (id: string, amount: DrawDraft['amounts'][string]) => {
    setDraft((before) => ({ ...before, amounts: { ...before.amounts, [id]: amount } }));
    setErrors(({ [id]: _mended, '': _whole, ...others }) => others);
  };
  const setFiles = (id: string, change: (files: readonly LineFile[]) => readonly LineFile[]) =>
    setDraft((before) => ({ ...before, files: { ...before.files, [id]: change(before.files[id] ?? []) } }));
  const review = () => {
    const wrong = draftErrors(draft, ledger);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) setStage('review');
  };
  const send = async () => {
    if (signed.png === '') return setErrors({ '': borrower.esignDrawFirst });
    const lines = submittedLines(draft, ledger.lines);
    const lineItems = lines.map(({ invoices, supportingDocuments, ...line }) => ({
      ...line,
      invoices: [...(invoices ?? [])],
      supportingDocuments: [...(supportingDocuments ?? [])],
    }));
    try {
      await submit.mutateAsync({
        applicationId: ledger.applicationId,
        lineItems,
        certifySignature: signed.png,
        certifySignatureDate: signed.at,
      });
      notify.success(borrower.drawRequestSubmitted);
      onDone();
    } catch (error) {
      notify.error(borrower.errorSubmittingDrawRequest);
      const found = error instanceof ApiProblem ? byLine(error.fieldErrors, lines) : {};
      const aboutLines = Object.keys(found).some((id) => id !== '');
      setErrors(Object.keys(found).length > 0 ? found : { '': sentenceFor(error) });
      if (aboutLines) setStage('enter');
    }
  };
  // Of when it was signed: another attempt at sending sends the same.
  const setSignature = (signature?: GivenSignature) =>
    setSigned({ png: signature?.png ?? '', name: signature?.name ?? '', at: new Date().toISOString() });
  const sign = (signature: GivenSignature | undefined) => {
    setErrors({});
    setSignature(signature);
  };
  const go = (next: Stage) => {
    setErrors({});
    setSignature();
    setStage(next);
  };
  return {
    stage,
    go,
    draft,
    errors,
    setErrors,
    setAmount,
    setFiles,
    review,
    sign,
    send,
    busy: submit.isPending,
  };
}
