import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  addressShape,
  generateProperties,
  PORTFOLIO_MINIMUM,
  portfolioComplaint,
  PROPERTY_MAXIMUM,
} from '@groundwork/domain-applications';
import type { LoanSelection, PropertyFacts } from '@groundwork/domain-applications';
import { borrower, borrowerPages, fill } from '@groundwork/domain-messages';
import { each, isBlank, validate } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { Box, Button, ConfirmDialog, Flex, Label, NativeSelect, Stack, Text } from '@groundwork/web-ui';
import type { SaveProperty } from '../../data/api.js';
import type { Address } from '../../components/address-fields.js';
import { PortfolioAddress } from './portfolio-address.js';

export interface PortfolioValues {
  properties: Address[];
}

interface PortfolioPartProps {
  selection: LoanSelection;
  busy: boolean;
  onBack: () => void;
  onCreate: (properties: SaveProperty[]) => Promise<unknown>;
}

const counts = Array.from(
  { length: PROPERTY_MAXIMUM - PORTFOLIO_MINIMUM + 1 },
  (_, index) => PORTFOLIO_MINIMUM + index,
);

const isUntouched = ({ street, city, county, state, zipCode }: Address): boolean =>
  [street, city, county, state, zipCode].every((text) => isBlank(text));

/** The properties of a portfolio, each with its address; saving them creates the application (specification 2). */
export function PortfolioPart({ selection, busy, onBack, onCreate }: PortfolioPartProps) {
  const id = useId();
  const [count, setCount] = useState(PORTFOLIO_MINIMUM);
  const form = useRuleForm<PortfolioValues>({
    defaultValues: { properties: [] },
    check: (values) => validate({ properties: each(addressShape) }, values),
  });
  const properties = useWatch({ control: form.control, name: 'properties' });
  const complaint = portfolioComplaint(properties as PropertyFacts[]);
  const [asked, setAsked] = useState<number>();
  const typed = (from: number) => properties.slice(from).some((address) => !isUntouched(address));
  // What is typed stays in its place; 0 clears the list.
  const resize = (wanted: number) => {
    const blank = generateProperties(selection, wanted).properties as unknown as Address[];
    form.reset({ properties: blank.map((address, index) => properties[index] ?? address) });
    setAsked(undefined);
  };
  const generate = (wanted: number) => (typed(wanted) ? setAsked(wanted) : resize(wanted));
  return (
    <RuleForm
      form={form}
      label="Rental portfolio"
      onSubmit={(values) =>
        onCreate(
          values.properties.map((address) => ({ ...address, propertyType: selection.propertyType ?? undefined })),
        )
      }
    >
      <Stack gap="5">
        <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
          <Box width="200px">
            <Label htmlFor={id} mb="1.5">
              Number of properties
            </Label>
            <NativeSelect id={id} value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
              {counts.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </NativeSelect>
          </Box>
          <Button variant="outline" onClick={() => generate(count)}>
            Generate {count} properties
          </Button>
          <Button variant="ghost" disabled={properties.length === 0} onClick={() => generate(0)}>
            Clear Properties
          </Button>
        </Flex>
        <ConfirmDialog
          open={asked !== undefined}
          title={
            asked === 0
              ? borrowerPages.clearPropertiesQuestion
              : fill(borrowerPages.fewerPropertiesQuestion, { count: asked ?? 0 })
          }
          confirmLabel={asked === 0 ? 'Clear Properties' : `Keep ${asked}`}
          danger
          onConfirm={() => resize(asked ?? 0)}
          onCancel={() => setAsked(undefined)}
        >
          <Text>{asked === 0 ? borrowerPages.propertiesCleared : borrowerPages.propertiesDropped}</Text>
        </ConfirmDialog>
        {properties.length > 0 ? <PortfolioAddress count={properties.length} /> : null}
        {properties.length > 0 && complaint ? <Text color="fg.muted">{complaint}</Text> : null}
        <FormAlert />
        <Flex gap="3" justifyContent="space-between" flexWrap="wrap">
          <Button variant="outline" onClick={onBack} disabled={busy}>
            Back
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={properties.length < PORTFOLIO_MINIMUM || complaint !== undefined}
          >
            {borrower.savePropertiesAndContinue}
          </Button>
        </Flex>
      </Stack>
    </RuleForm>
  );
}
