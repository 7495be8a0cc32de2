import { MOST_UNITS, unitHints, unitRecord } from '@groundwork/domain-applications';
import type { PropertySituation } from '@groundwork/domain-applications';
import { formatCents } from '@groundwork/domain-money';
import { fieldsOf } from '@groundwork/domain-records';
import { whatIsRead } from '@groundwork/domain-validation';
import { useWatch } from 'react-hook-form';
import { Text } from '@groundwork/web-ui';
import { PartList } from './part-list.js';
import { rowValues } from './property-values.js';
import type { PropertiesValues, UnitValues } from './property-values.js';
import { QuestionField } from './question-field.js';
import { QuestionGrid, QuestionGroup } from './question-group.js';

interface UnitsProps {
  path: `properties.${number}`;
  situation: PropertySituation;
}

/** The units of a building with several, each with its size, and its rent where it is let. */
export function Units({ path, situation }: UnitsProps) {
  const numberOfUnits = useWatch<PropertiesValues, `properties.${number}.numberOfUnits`>({
    name: `${path}.numberOfUnits`,
  });
  const units = whatIsRead(useWatch<PropertiesValues, `properties.${number}.units`>({ name: `${path}.units` }));
  const fields = fieldsOf(unitRecord, { facts: situation }).filter(({ input }) => input !== 'none');
  // Nobody lives there until somebody says so (specification 3).
  const asksOccupied = fields.some(({ name }) => name === 'occupied');
  return (
    <QuestionGroup label="Units">
      <PartList
        name={`${path}.units`}
        one="Unit"
        empty="No unit is described yet"
        most={MOST_UNITS}
        blank={() => ({ ...rowValues(unitRecord), ...(asksOccupied ? { occupied: false } : {}) })}
        summary={unitSummary}
        missing={Math.min(numberOfUnits ?? 0, MOST_UNITS) - units.length}
      >
        {(at) => (
          <QuestionGrid>
            {fields.map(({ name, label, input, options }) => (
              <QuestionField
                key={name}
                name={`${at}.${name}` as `properties.${number}.units.${number}.street`}
                label={label}
                input={input}
                options={options}
                hint={unitHints[name]}
              />
            ))}
          </QuestionGrid>
        )}
      </PartList>
      {units.length > 1 ? (
        <Text role="status" color="fg.muted">
          {rentRoll(units)}
        </Text>
      ) : null}
    </QuestionGroup>
  );
}

const areaText = (sqft: number | null | undefined): string => (sqft ? `${sqft.toLocaleString('en-US')} sq ft` : '');

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function unitSummary({ street, sqft, annualRent }: UnitValues): string {
  return joined(street, areaText(sqft), annualRent ? `${formatCents(annualRent)} a year` : '');
}

const sum = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

function rentRoll(units: readonly UnitValues[]): string {
  const rent = sum(units.map(({ annualRent }) => annualRent));
  return joined(
    `${units.length} units`,
    areaText(sum(units.map(({ sqft }) => sqft))),
    rent > 0 ? `${formatCents(rent)} rent a year` : '',
  );
}
