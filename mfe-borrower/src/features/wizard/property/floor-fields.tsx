import {
  floorHints,
  floorPlanHints,
  floorPlanRecord,
  floorRecord,
  isSingleDwelling,
  MOST_FLOOR_PLANS,
  MOST_FLOORS,
  propertyHints,
  propertyRecord,
} from '@groundwork/domain-applications';
import type { PropertyType } from '@groundwork/domain-applications';
import { useWatch } from 'react-hook-form';
import { NumberField, SelectField, TextField } from '@groundwork/web-forms';
import { PartList } from './part-list.js';
import { rowValues } from './property-values.js';
import type { PropertiesValues } from './property-values.js';
import { QuestionField } from './question-field.js';
import { QuestionGrid, QuestionGroup } from './question-group.js';

interface FloorsProps {
  path: `properties.${number}`;
  propertyType: PropertyType | null | undefined;
  /** Where the loan needs to know how large it becomes. */
  needed: string | undefined;
}

/** Floors and floor plans of a property; of a building with several units one plan for all or one for each. */
export function Floors({ path, propertyType, needed }: FloorsProps) {
  const single = !propertyType || isSingleDwelling(propertyType);
  const scope = useWatch<PropertiesValues, `properties.${number}.overAllFloorPlan`>({
    name: `${path}.overAllFloorPlan`,
  });
  const { overAllFloorPlan } = propertyRecord.fields;
  return (
    <QuestionGroup label="Floors and floor plans">
      {single ? null : (
        <QuestionGrid>
          <QuestionField
            {...overAllFloorPlan}
            name={`${path}.overAllFloorPlan`}
            hint={propertyHints.overAllFloorPlan}
          />
        </QuestionGrid>
      )}
      <FloorList path={path} />
      <FloorPlanList path={path} needed={needed} most={single || scope === 'foreach' ? MOST_FLOOR_PLANS : 1} />
    </QuestionGroup>
  );
}

function FloorList({ path }: Pick<FloorsProps, 'path'>) {
  const { name, sqft, measurement } = floorRecord.fields;
  return (
    <PartList
      name={`${path}.floors`}
      one="Floor"
      empty="No floor is described yet"
      most={MOST_FLOORS}
      blank={() => ({ ...rowValues(floorRecord), measurement: 'exact' })}
      summary={(row) => row.name}
    >
      {(at) => (
        <QuestionGrid>
          <TextField<PropertiesValues> name={`${at}.name`} label={name.label} hint={floorHints.name} />
          <NumberField<PropertiesValues> name={`${at}.sqft`} label={sqft.label} hint={floorHints.sqft} />
          <SelectField<PropertiesValues>
            name={`${at}.measurement`}
            label={measurement.label}
            hint={floorHints.measurement}
            options={measurement.options.map(({ value, label }) => ({ value: String(value), label }))}
          />
        </QuestionGrid>
      )}
    </PartList>
  );
}

function FloorPlanList({ path, needed, most }: Pick<FloorsProps, 'path' | 'needed'> & { most: number }) {
  const { area, finishedSquareFeet, unfinishedSquareFeet, fullBathrooms, partialBathrooms } = floorPlanRecord.fields;
  return (
    <PartList
      name={`${path}.floorPlans`}
      one="Floor plan"
      empty="No floor plan is described yet"
      most={most}
      blank={() => rowValues(floorPlanRecord)}
      summary={(row) => row.area}
    >
      {(at) => (
        <QuestionGrid>
          <TextField<PropertiesValues> name={`${at}.area`} label={area.label} hint={floorPlanHints.area} />
          <NumberField<PropertiesValues>
            name={`${at}.finishedSquareFeet`}
            label={finishedSquareFeet.label}
            hint={floorPlanHints.finishedSquareFeet}
            required={`${at}.finishedSquareFeet` === `${path}.${needed}`}
          />
          <NumberField<PropertiesValues>
            name={`${at}.unfinishedSquareFeet`}
            label={unfinishedSquareFeet.label}
            hint={floorPlanHints.unfinishedSquareFeet}
          />
          <NumberField<PropertiesValues>
            name={`${at}.fullBathrooms`}
            label={fullBathrooms.label}
            hint={floorPlanHints.fullBathrooms}
            decimals={1}
          />
          <NumberField<PropertiesValues>
            name={`${at}.partialBathrooms`}
            label={partialBathrooms.label}
            hint={floorPlanHints.partialBathrooms}
            decimals={1}
          />
        </QuestionGrid>
      )}
    </PartList>
  );
}
