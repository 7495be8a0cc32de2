import { addressShape } from '@groundwork/domain-applications';
import type { LoanSelection } from '@groundwork/domain-applications';
import { validate } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { Button, Flex, Stack } from '@groundwork/web-ui';
import type { SaveProperty } from '../../data/api.js';
import { AddressFields } from '../../components/address-fields.js';
import type { Address } from '../../components/address-fields.js';

interface AddressPartProps {
  selection: LoanSelection;
  busy: boolean;
  onBack: () => void;
  onCreate: (property: SaveProperty) => Promise<unknown>;
}

const blank: Address = { street: '', city: '', county: '', state: '', zipCode: '' };

/** The address of the one property; Next creates the application. */
export function AddressPart({ selection, busy, onBack, onCreate }: AddressPartProps) {
  const form = useRuleForm<Address>({ defaultValues: blank, check: (values) => validate(addressShape, values) });
  return (
    <RuleForm
      form={form}
      label="Property address"
      onSubmit={(address) => onCreate({ ...address, propertyType: selection.propertyType ?? undefined })}
    >
      <Stack gap="5">
        <AddressFields />
        <FormAlert />
        <Flex gap="3" justifyContent="space-between">
          <Button variant="outline" onClick={onBack} disabled={busy}>
            Back
          </Button>
          <Button type="submit" loading={busy}>
            Next
          </Button>
        </Flex>
      </Stack>
    </RuleForm>
  );
}
