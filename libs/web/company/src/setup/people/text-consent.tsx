import { useFormContext, useWatch } from 'react-hook-form';
import { borrower, borrowerPages } from '@groundwork/domain-messages';
import { digitsOf, phone } from '@groundwork/domain-validation';
import { Button, Checkbox, Flex, Text } from '@groundwork/web-ui';
import { hasConsent } from './person-values.js';
import type { PersonValues } from './person-values.js';

/**
 * Consent to text messages of a person at a path of the form. It belongs to a number: the box appears while none was given,
 * and again for another number (specification 5). What was given and stored can be taken back.
 */
export function TextConsent({ path = '', stored }: { path?: string; stored: PersonValues }) {
  const { setValue } = useFormContext();
  const at = (name: keyof PersonValues) => (path === '' ? name : `${path}.${name}`);
  const [mobileNumber = '', consentNumber = ''] = useWatch({ name: [at('mobileNumber'), at('consentNumber')] }) as (
    string | undefined
  )[];
  const given = hasConsent({ mobileNumber, consentNumber });
  const agree = (number: string) => setValue(at('consentNumber'), number, { shouldDirty: true });
  if (given && hasConsent({ ...stored, mobileNumber }))
    return (
      <Flex flexWrap="wrap" alignItems="center" gap="3">
        <Text color="fg.muted">{borrower.personConsentGiven}</Text>
        <Button size="sm" variant="outline" onClick={() => agree('')}>
          {borrowerPages.textConsentStop}
        </Button>
      </Flex>
    );
  return (
    <Checkbox
      checked={given}
      disabled={phone(mobileNumber) !== undefined}
      onChange={(event) => agree(event.currentTarget.checked ? digitsOf(mobileNumber) : '')}
    >
      {borrower.personConsent}
    </Checkbox>
  );
}
