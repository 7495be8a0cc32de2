import {
  floorRecord,
  floorPlanRecord,
  isSingleDwelling,
  MOST_FLOOR_PLANS,
  MOST_FLOORS,
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
  /** The loan needs to know how large it becomes. */
  required: boolean;
}

/** Floors and floor plans of a property; of a building with several units one plan for all or one for each. */
export function Floors({ path, propertyType, required }: FloorsProps) {
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
            hint="One plan for the building, or one for each of its units."
          />
        </QuestionGrid>
      )}
      <FloorList path={path} />
      <FloorPlanList path={path} required={required} most={single || scope === 'foreach' ? MOST_FLOOR_PLANS : 1} />
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
          <TextField<PropertiesValues> name={`${at}.name`} label={name.label} maxLength={200} />
          <NumberField<PropertiesValues> name={`${at}.sqft`} label={sqft.label} />
          <SelectField<PropertiesValues>
            name={`${at}.measurement`}
            label={measurement.label}
            options={measurement.options.map(({ value, label }) => ({ value: String(value), label }))}
          />
        </QuestionGrid>
      )}
    </PartList>
  );
}

function FloorPlanList({ path, required, most }: Pick<FloorsProps, 'path' | 'required'> & { most: number }) {
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
          <TextField<PropertiesValues>
            name={`${at}.area`}
            label={area.label}
            maxLength={200}
            hint="Main house, basement, guest house."
          />
          <NumberField<PropertiesValues>
            name={`${at}.finishedSquareFeet`}
            label={finishedSquareFeet.label}
            required={required}
          />
          <NumberField<PropertiesValues> name={`${at}.unfinishedSquareFeet`} label={unfinishedSquareFeet.label} />
          <NumberField<PropertiesValues> name={`${at}.fullBathrooms`} label={fullBathrooms.label} decimals={1} />
          <NumberField<PropertiesValues> name={`${at}.partialBathrooms`} label={partialBathrooms.label} decimals={1} />
        </QuestionGrid>
      )}
    </PartList>
  );
}
