import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { asFirstOfType, propertyTypes } from '@groundwork/domain-applications';
import type { PortfolioProperty, TypeOfPortfolio } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { Button, Fieldset, Flex, Heading, HStack, Radio, Spacer, Stack } from '@groundwork/web-ui';
import { AddressFields } from '../../components/address-fields.js';

export interface AddressesValues {
  properties: PortfolioProperty[];
}

/** The addresses of one property type, one at a time; a later one may lie where the first of its type does, but for its street. */
export function AddressEditor({ propertyType, places }: TypeOfPortfolio) {
  const [shown, setShown] = useState(0);
  const { getValues, setValue, watch } = useFormContext<AddressesValues>();
  const at = Math.min(shown, places.length - 1);
  const index = places[at] ?? 0;
  const path = `properties.${index}` as const;
  const same = watch(`${path}.sameInfoAsFirstOfType`);
  const answer = (value: boolean) => {
    const property = { ...getValues(path), sameInfoAsFirstOfType: value };
    const first = getValues(`properties.${places[0] ?? 0}`);
    setValue(path, value ? asFirstOfType(property, first) : property, { shouldDirty: true, shouldValidate: value });
  };
  const label = propertyType ? propertyTypes[propertyType].label : 'Property';
  return (
    <Stack gap="4" role="group" aria-label={label}>
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        <Heading as="h3" size="sub">
          {label}: {fill(borrower.editingProperty, { n: at + 1, total: places.length })}
        </Heading>
        <Spacer />
        <Button size="sm" variant="outline" icon="chevron-left" disabled={at === 0} onClick={() => setShown(at - 1)}>
          Previous
        </Button>
        <Button size="sm" variant="outline" disabled={at === places.length - 1} onClick={() => setShown(at + 1)}>
          Next property
        </Button>
      </Flex>
      {at > 0 ? (
        <Fieldset legend={borrower.sameAddressAsFirst}>
          <HStack gap="6">
            <Radio name={`same-${index}`} checked={same === true} onChange={() => answer(true)}>
              Yes
            </Radio>
            <Radio name={`same-${index}`} checked={same === false} onChange={() => answer(false)}>
              No
            </Radio>
          </HStack>
        </Fieldset>
      ) : null}
      <AddressFields key={index} path={path} />
    </Stack>
  );
}
