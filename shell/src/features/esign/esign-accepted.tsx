import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, publicPages } from '@groundwork/domain-messages-shell';
import { displayDate } from '@groundwork/domain-time';
import { saveBlob, sentenceFor } from '@groundwork/web-http';
import { ConfirmCall } from '@groundwork/web-mount';
import { Alert, Button, RichText, Stack, Text } from '@groundwork/web-ui';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import { useFocused } from './use-focused.js';
import { DialogActions } from './dialog-actions.js';
import { fetchCertificate, fetchSignedTerms } from '../../data/esign.js';
import type { Acceptance, Terms } from '../../data/esign.js';

interface EsignAcceptedProps {
  terms: Terms;
  acceptance: Acceptance;
  onClose: () => void;
  onWithdraw: () => Promise<void>;
  onWithdrawn: () => void;
}

type Work = 'certificate' | 'signed';

/** What was accepted, with its certificate; it can be withdrawn. */
export function EsignAccepted({ terms, acceptance, onClose, onWithdraw, onWithdrawn }: EsignAcceptedProps) {
  const text = useFocused<HTMLDivElement>();
  const [asking, setAsking] = useState(false);
  const { running, run: runAlone } = useOneAtATime<Work>();
  const [failure, setFailure] = useState<{ title: string; detail: string }>();

  const run = (work: Work, title: string, action: () => Promise<void>) =>
    runAlone(work, async () => {
      setFailure(undefined);
      try {
        await action();
      } catch (error) {
        setFailure({ title, detail: sentenceFor(error) });
      }
    });
  const certificate = async () =>
    saveBlob(await fetchCertificate(acceptance.id), `esign-certificate-${acceptance.id}.pdf`);
  const signed = async () => saveBlob(await fetchSignedTerms(acceptance.id), `esign-terms-${acceptance.id}.pdf`);
  return (
    <>
      <Stack gap="4">
        <Alert tone="success">{fill(frame.alreadyAcceptedEsign, { date: displayDate(acceptance.acceptedDate) })}</Alert>
        <RichText ref={text} label={publicPages.esignTerms} html={terms.content} maxHeight="min(46dvh, 500px)" />
        {failure ? (
          <Alert tone="danger" title={failure.title}>
            {failure.detail}
          </Alert>
        ) : null}
      </Stack>
      <DialogActions>
        <Button
          variant="ghost"
          icon="download"
          loading={running === 'certificate'}
          onClick={() => void run('certificate', frame.errorEsignCertificate, certificate)}
        >
          {frame.esignCertificate}
        </Button>
        <Button
          variant="ghost"
          icon="download"
          loading={running === 'signed'}
          onClick={() => void run('signed', frame.errorSignedTerms, signed)}
        >
          {frame.signedTerms}
        </Button>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {screens.withdraw}
        </Button>
        <Button onClick={onClose}>{screens.close}</Button>
      </DialogActions>
      {asking ? (
        <ConfirmCall
          title={frame.withdrawEsignQuestion}
          confirmLabel={screens.withdraw}
          busyLabel={frame.withdrawingEsign}
          danger
          failed={frame.errorWithdrawingEsign}
          act={() => onWithdraw().then(onWithdrawn)}
          onClose={() => setAsking(false)}
        >
          <Text>{frame.withdrawEsignDetail}</Text>
        </ConfirmCall>
      ) : null}
    </>
  );
}
