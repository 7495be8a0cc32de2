import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { borrower, drawSheet } from '@groundwork/domain-messages-borrower';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { useArea, useNotify } from '@groundwork/web-mount';
import type { GivenSignature } from '@groundwork/web-ui';
import type { DrawDraft, Ledger } from '../../../data/api.js';
import { draftCalls, useDraftsChanged, useSubmitDraw } from '../../../data/draws.js';
import { DraftKeeper } from './draft-keeper.js';
import { byLine, draftErrors } from './draw-values.js';
import type { Entry, LineErrors } from './draw-values.js';

export type Stage = 'enter' | 'review' | 'certify';

/** The draft of a loan, written in the browser and with the service; what is typed last goes when the dialog does. */
function useKeeper({ applicationId, companyId }: Ledger, draft: DrawDraft | null): DraftKeeper {
  const { user } = useArea();
  const [keeper] = useState(
    () =>
      new DraftKeeper([user.id, companyId, 'draw', draft?.drawRequestId ?? applicationId].join('.'), draft, {
        start: () => draftCalls.start(applicationId),
        save: draftCalls.save,
      }),
  );
  const changed = useRef(useDraftsChanged());
  useEffect(() => () => void keeper.settle().then(() => changed.current()), [keeper]);
  return keeper;
}

/** The flow of a draw request: enter, review, certify, submit. What the service refuses comes back to the line it is about. */
export function useDrawFlow(ledger: Ledger, draft: DrawDraft | null, onDone: () => void) {
  const [stage, setStage] = useState<Stage>('enter');
  const keeper = useKeeper(ledger, draft);
  const written = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const [errors, setErrors] = useState<LineErrors>({});
  const [signed, setSigned] = useState({ png: '', name: '', at: '' });
  const notify = useNotify();
  const submit = useSubmitDraw();

  const edit = (id: string, change: (entry: Entry) => Entry) => {
    keeper.edit(id, change);
    setErrors(({ [id]: _mended, '': _whole, ...others }) => others);
  };
  const review = async () => {
    const wrong = draftErrors(written.entries, ledger);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (await keeper.settle()) setStage('review');
    else setErrors({ '': keeper.snapshot().gone ?? drawSheet.notSavedYet });
  };
  const refused = (error: unknown, lines: DrawDraft['lineItems']) => {
    notify.error(borrower.errorSubmittingDrawRequest);
    const problem = error instanceof ApiProblem ? error : undefined;
    if (problem?.status === 409 && problem.current) {
      keeper.adopt(problem.current as DrawDraft);
      setStage('enter');
    }
    const found = problem ? byLine(problem.fieldErrors, lines) : {};
    if (Object.keys(found).some((id) => id !== '')) setStage('enter');
    setErrors(Object.keys(found).length > 0 ? found : { '': sentenceFor(error) });
  };
  const send = async () => {
    if (signed.png === '') return setErrors({ '': borrower.esignDrawFirst });
    const current = keeper.snapshot().draft;
    if (!current) return setErrors({ '': drawSheet.notSavedYet });
    try {
      await submit.mutateAsync({
        id: current.id,
        version: current.version,
        certifySignature: signed.png,
        certifySignatureDate: signed.at,
        signedName: signed.name,
      });
      keeper.forget();
      notify.success(borrower.drawRequestSubmitted);
      onDone();
    } catch (error) {
      refused(error, current.lineItems);
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
  return { stage, go, keeper, written, errors, edit, review, sign, send, busy: submit.isPending };
}
