import { useMemo } from 'react';
import { typesOfPortfolio, withPropertiesOf } from '@groundwork/domain-applications';
import type { LoanSelection } from '@groundwork/domain-applications';
import { KeptFormView } from '@groundwork/web-forms';
import { Button, Flex, Stack, Text } from '@groundwork/web-ui';
import type { SaveProperty } from '../../data/api.js';
import { AddressEditor } from './address-editor.js';
import { useAddressesForm } from './use-addresses-form.js';

interface AddressesPartProps {
  selection: LoanSelection;
  busy: boolean;
  onBack: () => void;
  onCreate: (properties: SaveProperty[]) => Promise<unknown>;
}

/** The address of each property, of several of one type; Next creates the application. */
export function AddressesPart({ selection, busy, onBack, onCreate }: AddressesPartProps) {
  const { propertyType = null, numberApplyingFor } = selection;
  const blank = useMemo(
    () => withPropertiesOf([], propertyType, numberApplyingFor ?? 0),
    [propertyType, numberApplyingFor],
  );
  const { keptForm, properties, complaint } = useAddressesForm({
    section: `addresses-${propertyType ?? 'land'}-${numberApplyingFor}`,
    selection,
    blank,
    onCreate,
  });
  return (
    <KeptFormView
      keptForm={keptForm}
      label="Property addresses"
      onSubmit={keptForm.submit}
      footer={
        <Flex mt="5" gap="3" justifyContent="space-between">
          <Button variant="outline" onClick={onBack} disabled={busy}>
            Back
          </Button>
          <Button type="submit" loading={busy} disabled={keptForm.offer !== undefined || complaint !== undefined}>
            Next
          </Button>
        </Flex>
      }
    >
      <Stack gap="5">
        {typesOfPortfolio(properties).map((type) => (
          <AddressEditor key={type.propertyType ?? 'land'} {...type} />
        ))}
        {complaint ? <Text color="fg.muted">{complaint}</Text> : null}
      </Stack>
    </KeptFormView>
  );
}
