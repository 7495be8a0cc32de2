import { useState } from 'react';
import { waiverRules } from '@groundwork/domain-messages';
import { waiverPage as words } from '@groundwork/domain-messages-shell';
import { ReasonCall } from '@groundwork/web-mount';
import { isConflict } from '../../components/failure.js';
import { SignByLink } from '../../components/sign-by-link.js';
import { refuseWaiver, signWaiver } from '../../data/waiver.js';
import type { OpenedWaiver } from '../../data/waiver.js';

interface WaiverSigningProps {
  token: string;
  waiver: OpenedWaiver;
  onAnswered: (waiver: OpenedWaiver) => void;
  /** It was signed or changed meanwhile: it is read anew. */
  onOutdated: () => void;
}

/** Where the named signer signs, or says why not. */
export function WaiverSigning({ token, waiver, onAnswered, onOutdated }: WaiverSigningProps) {
  const { signerName, contentHash } = waiver;
  const [refusing, setRefusing] = useState(false);
  return (
    <>
      <SignByLink
        signerName={signerName}
        words={{ sign: words.sign, signFirst: words.signFirst, consent: words.consent, notSigned: words.notSigned }}
        otherwise={{ label: words.doNotSign, onClick: () => setRefusing(true) }}
        onSign={async ({ name, png }) =>
          onAnswered(await signWaiver({ token, contentHash, signature: name, drawing: png }))
        }
        onConflict={onOutdated}
      />
      {refusing ? (
        <Refusal token={token} onAnswered={onAnswered} onOutdated={onOutdated} onCancel={() => setRefusing(false)} />
      ) : null}
    </>
  );
}

type RefusalProps = Pick<WaiverSigningProps, 'token' | 'onAnswered' | 'onOutdated'> & { onCancel: () => void };

function Refusal({ token, onAnswered, onOutdated, onCancel }: RefusalProps) {
  return (
    <ReasonCall
      title={words.doNotSign}
      lead={words.refusalLead}
      label={words.refusalReason}
      confirmLabel={words.doNotSign}
      complaintOf={(reason) => (reason.trim() === '' ? waiverRules.refusalNeedsReason : undefined)}
      failed={words.notRefused}
      caught={(error) => {
        if (!isConflict(error)) return false;
        onOutdated();
        return true;
      }}
      act={async (reason) => onAnswered(await refuseWaiver(token, reason))}
      onClose={onCancel}
    />
  );
}
