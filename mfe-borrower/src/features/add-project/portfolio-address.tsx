import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { borrower, fill } from '@groundwork/domain-messages';
import { Button, Fieldset, Flex, Heading, HStack, Radio, Spacer, Stack } from '@groundwork/web-ui';
import { AddressFields } from '../../components/address-fields.js';
import type { PortfolioValues } from './portfolio-part.js';

/** One address of the portfolio at a time; a later one may take over the first. */
export function PortfolioAddress({ count }: { count: number }) {
  const [shown, setShown] = useState(0);
  const [same, setSame] = useState<Readonly<Record<number, boolean>>>({});
  const { getValues, setValue } = useFormContext<PortfolioValues>();
  const index = Math.min(shown, count - 1);
  const answer = (value: boolean) => {
    setSame({ ...same, [index]: value });
    if (value)
      setValue(`properties.${index}`, { ...getValues('properties.0') }, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Stack gap="4">
      <Flex alignItems="center" gap="3">
        <Heading as="h3" size="sub">
          {fill(borrower.editingProperty, { n: index + 1, total: count })}
        </Heading>
        <Spacer />
        <Button
          size="sm"
          variant="outline"
          icon="chevron-left"
          disabled={index === 0}
          onClick={() => setShown(index - 1)}
        >
          Previous
        </Button>
        <Button size="sm" variant="outline" disabled={index === count - 1} onClick={() => setShown(index + 1)}>
          Next property
        </Button>
      </Flex>
      {index > 0 ? (
        <Fieldset legend={borrower.sameAddressAsFirst}>
          <HStack gap="6">
            <Radio name={`same-${index}`} checked={same[index] === true} onChange={() => answer(true)}>
              Yes
            </Radio>
            <Radio name={`same-${index}`} checked={same[index] === false} onChange={() => answer(false)}>
              No
            </Radio>
          </HStack>
        </Fieldset>
      ) : null}
      <AddressFields key={index} path={`properties.${index}`} />
    </Stack>
  );
}
