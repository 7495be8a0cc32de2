import { addressShape } from '@groundwork/domain-applications';
import type { LoanSelection } from '@groundwork/domain-applications';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, useKeptForm } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { Button, Flex } from '@groundwork/web-ui';
import type { SaveProperty } from '../../data/api.js';
import { AddressFields } from '../../components/address-fields.js';
import type { Address } from '../../components/address-fields.js';

interface AddressPartProps {
  selection: LoanSelection;
  busy: boolean;
  onBack: () => void;
  onCreate: (properties: SaveProperty[]) => Promise<unknown>;
}

const blank: Address = { street: '', city: '', county: '', state: '', zipCode: '' };

/** The address of the one property; Next creates the application. */
export function AddressPart({ selection, busy, onBack, onCreate }: AddressPartProps) {
  const { user } = useArea();
  const keptForm = useKeptForm<Address>({
    draftKey: `${user.id}.new-application.address`,
    values: blank,
    check: (values) => validate(addressShape, values),
    save: (address) => onCreate([{ ...address, propertyType: selection.propertyType ?? undefined }]),
  });
  return (
    <KeptFormView
      keptForm={keptForm}
      label="Property address"
      onSubmit={keptForm.submit}
      footer={
        <Flex mt="5" gap="3" justifyContent="space-between">
          <Button variant="outline" onClick={onBack} disabled={busy}>
            Back
          </Button>
          <Button type="submit" loading={busy} disabled={keptForm.offer !== undefined}>
            Next
          </Button>
        </Flex>
      }
    >
      <AddressFields />
    </KeptFormView>
  );
}
