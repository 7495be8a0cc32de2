import { useEffect, useRef, useState } from 'react';
import { canAcceptEsign, expectedSignature } from '@groundwork/domain-agreements';
import { fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, publicPages } from '@groundwork/domain-messages-shell';
import { displayDate } from '@groundwork/domain-time';
import { RuleForm, showProblem, TextField, useRuleForm } from '@groundwork/web-forms';
import { Alert, Button, RichText, Stack } from '@groundwork/web-ui';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { useFocused } from './use-focused.js';
import { DialogActions } from './dialog-actions.js';
import type { Acceptance, Signer, Terms } from '../../data/esign.js';

/** How long the success is seen before the dialog closes (specification, section 9). */
const closeAfterMs = 1_000;

interface SignatureValues {
  signature: string;
}

interface EsignOfferProps {
  terms: Terms;
  earlier: Acceptance | undefined;
  signer: Signer;
  /** They came into force while older ones were read. */
  changed: boolean;
  /** Gives false where other terms are offered instead. */
  onAccept: (typed: string) => Promise<boolean>;
  onAccepted: () => void;
  onIgnore: () => void;
}

/** The terms to read and the name to type; it is answered by one of its two buttons. */
export function EsignOffer({ terms, earlier, signer, changed, onAccept, onAccepted, onIgnore }: EsignOfferProps) {
  const text = useFocused<HTMLDivElement>();
  const form = useRuleForm<SignatureValues>({ defaultValues: { signature: '' } });
  const { isSubmitting } = form.formState;
  const [accepted, setAccepted] = useState(false);
  const [failure, setFailure] = useState<string>();
  const typed = form.watch('signature');
  const ready = canAcceptEsign({ typed, person: signer, masterId: terms.id, submitting: isSubmitting || accepted });

  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const submit = async ({ signature }: SignatureValues) => {
    if (!ready) return;
    setFailure(undefined);
    try {
      if (!(await onAccept(signature))) return;
      setAccepted(true);
      closing.current = setTimeout(onAccepted, closeAfterMs);
    } catch (error) {
      setFailure(sentenceFor(error));
      // The field says what is wrong with the name; nothing that was typed goes.
      if (error instanceof ApiProblem && error.fieldErrors['signature']) showProblem(form, error);
    }
  };
  return (
    <>
      <Stack gap="4">
        {changed ? (
          <Alert tone="danger">{shared.termsChanged}</Alert>
        ) : earlier ? (
          <Alert>{fill(frame.esignNewer, { date: displayDate(earlier.acceptedDate) })}</Alert>
        ) : null}
        <RichText ref={text} label={publicPages.esignTerms} html={terms.content} maxHeight="min(46dvh, 500px)" />
        <RuleForm form={form} onSubmit={submit} label={frame.esignTitle}>
          <TextField<SignatureValues>
            name="signature"
            label={publicPages.signatureLabel}
            required
            autoComplete="off"
            disabled={accepted}
            transform={(text) => text.toUpperCase()}
            hint={fill(publicPages.signatureHint, { name: expectedSignature(signer) })}
          />
        </RuleForm>
        {isSubmitting ? <Alert>{frame.submittingEsign}</Alert> : null}
        {accepted ? <Alert tone="success">{frame.esignAccepted}</Alert> : null}
        {failure && !isSubmitting ? (
          <Alert tone="danger" title={frame.errorSubmittingEsign}>
            {failure}
          </Alert>
        ) : null}
      </Stack>
      <DialogActions>
        <Button variant="outline" disabled={isSubmitting || accepted} onClick={onIgnore}>
          {frame.ignoreForNow}
        </Button>
        <Button
          disabled={!ready}
          loading={isSubmitting}
          loadingText={screens.submitting}
          onClick={() => void form.handleSubmit(submit)()}
        >
          {frame.agreeToEsign}
        </Button>
      </DialogActions>
    </>
  );
}
