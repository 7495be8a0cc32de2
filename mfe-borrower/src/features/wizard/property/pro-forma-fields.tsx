import { useFormContext, useWatch } from 'react-hook-form';
import { mayBePercent, proFormaItems, proFormaSums } from '@groundwork/domain-capital';
import type { ProFormaSums } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { capital } from '@groundwork/domain-messages-borrower';
import { formatCents } from '@groundwork/domain-money';
import { whatIsRead } from '@groundwork/domain-validation';
import { MoneyField, NumberField, useField } from '@groundwork/web-forms';
import { ProFormaFigures } from '@groundwork/web-lending';
import { Box, Button, Flex, NativeSelect, Text } from '@groundwork/web-ui';
import { proFormaToSave, rentOf } from './pro-forma-values.js';
import type { ProFormaValues } from './pro-forma-values.js';
import type { PropertiesValues } from './property-values.js';
import { QuestionGroup } from './question-group.js';

type ProFormaPath = `properties.${number}.proForma`;

/** The pro forma of a property that is let: a year's rent and costs, and what is left of them as it is typed. */
export function ProForma({ path }: { path: `properties.${number}` }) {
  const name = `${path}.proForma` as const;
  const values = whatIsRead(useWatch<PropertiesValues, ProFormaPath>({ name })) as ProFormaValues[];
  const sums = proFormaSums(proFormaToSave(values));
  return (
    <QuestionGroup label={capital.proForma}>
      <Text color="fg.muted">{capital.proFormaLead}</Text>
      <RentOfUnits path={path} />
      {values.map((item, index) => (
        <Item key={item.label} path={`${name}.${index}`} item={item} sums={sums} />
      ))}
      <ProFormaFigures sums={sums} />
    </QuestionGroup>
  );
}

interface ItemProps {
  path: `${ProFormaPath}.${number}`;
  item: ProFormaValues;
  sums: ProFormaSums;
}

function Item({ path, item: { label, unit }, sums }: ItemProps) {
  const { needed, kind, hint } = proFormaItems[label];
  const yearly = sums.amounts[label];
  const field = {
    label,
    required: needed,
    hint: [
      hint,
      needed || kind === 'income' ? '' : capital.blankIsNone,
      unit === 'percent' && yearly !== undefined ? fill(capital.comesTo, { amount: formatCents(yearly) }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    beside: mayBePercent(label) ? <UnitSelect path={path} /> : undefined,
  };
  return (
    <Box role="group" aria-label={label}>
      {unit === 'percent' ? (
        <NumberField<PropertiesValues> {...field} name={`${path}.percent`} decimals={4} />
      ) : (
        <MoneyField<PropertiesValues> {...field} name={`${path}.value`} />
      )}
    </Box>
  );
}

function UnitSelect({ path }: Pick<ItemProps, 'path'>) {
  const { value, onChange, onBlur, ref } = useField<PropertiesValues, string>(`${path}.unit`);
  return (
    <Box width="126px" flexShrink="0">
      <NativeSelect
        ref={ref}
        name={`${path}.unit`}
        aria-label={capital.givenIn}
        value={value}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="amount">{capital.inDollars}</option>
        <option value="percent">{capital.inPercent}</option>
      </NativeSelect>
    </Box>
  );
}

/** What the units above say of the rent, to be taken over instead of typed again. */
function RentOfUnits({ path }: { path: `properties.${number}` }) {
  const { setValue } = useFormContext<PropertiesValues>();
  const units = useWatch<PropertiesValues, `properties.${number}.units`>({ name: `${path}.units` });
  const rent = rentOf(whatIsRead(units));
  if (!rent) return null;
  const takeOver = () => {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    setValue(`${path}.proForma.0.value`, rent.occupied, options);
    setValue(`${path}.proForma.1.value`, rent.vacant, options);
  };
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap">
      <Text>
        {fill(capital.rentOfUnits, { occupied: formatCents(rent.occupied), vacant: formatCents(rent.vacant) })}
      </Text>
      <Button variant="outline" size="sm" onClick={takeOver}>
        {capital.takeRentOver}
      </Button>
    </Flex>
  );
}
