import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { expectedSignature, signatureMatches } from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { frame, publicPages } from '@groundwork/domain-messages-shell';
import { CheckboxField, TextField } from '@groundwork/web-forms';
import { Stack } from '@groundwork/web-ui';

interface SignatureValues {
  signature: string;
  esignAccepted: boolean;
}

interface SignatureFieldsProps {
  person: { firstName?: string | null; lastName?: string | null };
}

/**
 * The typed name, in capitals whatever is typed, and the box that it opens (section 5). A name that no longer matches,
 * because either side was changed, takes the acceptance back.
 */
export function SignatureFields({ person }: SignatureFieldsProps) {
  const { control, setValue } = useFormContext<SignatureValues>();
  const [signature, accepted] = useWatch({ control, name: ['signature', 'esignAccepted'] });
  const matches = signatureMatches(signature, person);
  useEffect(() => {
    if (accepted && !matches) setValue('esignAccepted', false);
  }, [accepted, matches, setValue]);
  const expected = expectedSignature(person);
  return (
    <Stack gap="4">
      <TextField<SignatureValues>
        name="signature"
        label={publicPages.signatureLabel}
        required
        autoComplete="off"
        transform={(typed) => typed.toUpperCase()}
        hint={expected === '' ? publicPages.signatureUnnamed : fill(publicPages.signatureHint, { name: expected })}
      />
      <CheckboxField<SignatureValues> name="esignAccepted" label={frame.agreeToEsign} disabled={!matches} />
    </Stack>
  );
}
