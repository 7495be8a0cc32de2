import { codeRule, proofErrors } from '@groundwork/domain-accounts';
import { signingPage as words } from '@groundwork/domain-messages-shell';
import { screens } from '@groundwork/domain-messages-screens';
import { validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, useRuleForm } from '@groundwork/web-forms';
import type { SigningDemand } from '@groundwork/web-http';
import { Button, Dialog, Stack, Text, Wrap } from '@groundwork/web-ui';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import { ProofFields, proofOf } from '../../components/second-factor/proof-fields.js';
import type { ProofValues } from '../../components/second-factor/proof-fields.js';
import { proveSignature } from '../../data/signing.js';
import { LetterCode } from './letter-code.js';
import { answerSigning } from './signing.store.js';

const cancel = () => answerSigning(undefined);

const letterErrors = (values: ProofValues): FieldErrors => validate({ code: codeRule }, values);

/** 'Confirm your signature': a code of a letter, or of the authenticator where it is on, before a document is signed. */
export default function SigningDialog({ demand }: { demand: SigningDemand }) {
  const { challenge, by } = demand;
  const form = useRuleForm<ProofValues>({
    defaultValues: { code: '', recoveryCode: '' },
    check: by === 'letter' ? letterErrors : proofErrors,
    mode: 'onSubmit',
  });
  const busy = form.formState.isSubmitting;
  const leaves = busy ? undefined : cancel;
  useLeftByBack(leaves);
  return (
    <Dialog open onClose={leaves} title={words.heading} size="sm">
      <RuleForm
        form={form}
        label={words.heading}
        onSubmit={async (values) => answerSigning(await proveSignature({ challenge, ...proofOf(values) }))}
      >
        <Stack gap="4">
          <Text color="fg.muted">{words.purpose}</Text>
          {by === 'letter' ? <LetterCode demand={demand} busy={busy} /> : <ProofFields disabled={busy} focus />}
          <FormAlert />
          <Wrap justifyContent="flex-end" pt="2" pb="3">
            <Button variant="outline" onClick={cancel} disabled={busy}>
              {screens.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {words.confirm}
            </Button>
          </Wrap>
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
