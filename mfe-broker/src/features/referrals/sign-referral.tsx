import { broker as sentences } from '@groundwork/domain-messages-broker';
import { useNotify } from '@groundwork/web-mount';
import type { GivenSignature } from '@groundwork/web-ui';
import type { AgreementText } from '../../data/api.js';
import { useSignReferral } from '../../data/referrals.js';
import { ReferralSignature } from './referral-signature.js';

/** The broker signs the lender's terms, under the text as it reads now. */
export function SignReferral({ id, text }: { id: string; text: AgreementText }) {
  const sign = useSignReferral(id);
  const notify = useNotify();
  const give = async (signature: GivenSignature | undefined) => {
    if (!signature) return;
    await sign.mutateAsync({ brokerSignature: signature.png, signedName: signature.name, textHash: text.contentHash });
    notify.success(sentences.referralSigned);
  };
  return <ReferralSignature png="" ready text={text} signing={sign.isPending} onSigned={give} />;
}
