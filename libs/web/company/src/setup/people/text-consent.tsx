import { useFormContext, useWatch } from 'react-hook-form';
import { companySetup } from '@groundwork/domain-messages-company';
import { digitsOf, phone } from '@groundwork/domain-validation';
import { Button, Checkbox, Flex, Text } from '@groundwork/web-ui';
import { hasConsent } from './person-values.js';
import type { PersonForm, PersonPath, PersonValues } from './person-values.js';

/**
 * Consent to text messages of a person at a path of the form. It belongs to a number: the box appears while none was given,
 * and again for another number (specification 5). What was given and stored can be taken back.
 */
export function TextConsent({ path = '', stored }: { path?: PersonPath; stored: PersonValues }) {
  const { control, setValue } = useFormContext<PersonForm>();
  const at = <Name extends 'mobileNumber' | 'consentNumber'>(name: Name) =>
    path === '' ? name : (`${path}.${name}` as const);
  const [mobileNumber = '', consentNumber = ''] = useWatch({
    control,
    name: [at('mobileNumber'), at('consentNumber')],
  });
  const agreed = hasConsent({ mobileNumber, consentNumber });
  const agree = (number: string) => setValue(at('consentNumber'), number, { shouldDirty: true });
  if (agreed && hasConsent({ ...stored, mobileNumber }))
    return (
      <Flex flexWrap="wrap" alignItems="center" gap="3">
        <Text color="fg.muted">{companySetup.personConsentGiven}</Text>
        <Button size="sm" variant="outline" onClick={() => agree('')}>
          {companySetup.textConsentStop}
        </Button>
      </Flex>
    );
  return (
    <Checkbox
      checked={agreed}
      disabled={phone(mobileNumber) !== undefined}
      onChange={(event) => agree(event.currentTarget.checked ? digitsOf(mobileNumber) : '')}
    >
      {companySetup.personConsent}
    </Checkbox>
  );
}
