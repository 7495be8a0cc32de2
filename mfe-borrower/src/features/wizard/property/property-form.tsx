import { useFormContext, useWatch } from 'react-hook-form';
import {
  propertyRuleErrors,
  questionsOf,
  requiredPropertyFields,
  traitsOf,
  UNIT_INFORMATION,
} from '@groundwork/domain-applications';
import type { LoanType, PropertyType } from '@groundwork/domain-applications';
import { systemClock, today } from '@groundwork/domain-time';
import { Alert, Grid, Stack } from '@groundwork/web-ui';
import { AddressFields } from '../../../components/address-fields.js';
import { FloorPlanFields } from './floor-plan-fields.js';
import { PropertyQuestion } from './property-question.js';
import { situationOf } from './property-values.js';
import type { PropertiesValues } from './property-values.js';

interface PropertyFormProps {
  index: number;
  loanType: LoanType;
  propertyType: PropertyType | null | undefined;
}

/** Address, questions and floor plan of one property. What no application may have is said, and keeps nothing from being saved. */
export function PropertyForm({ index, loanType, propertyType }: PropertyFormProps) {
  const path = `properties.${index}` as const;
  const { control } = useFormContext<PropertiesValues>();
  const property = useWatch({ control, name: `properties.${index}` });
  const situation = situationOf(property, loanType, propertyType);
  const needsUnits = requiredPropertyFields(loanType, propertyType, situation).includes(UNIT_INFORMATION);
  const { acquisitionDate, currentlyOccupied } = property;
  const answers = { acquisitionDate, currentlyOccupied: currentlyOccupied || null };
  const warnings = [...new Set(Object.values(propertyRuleErrors(answers, loanType, today(systemClock))))];
  return (
    <Stack gap="6">
      <AddressFields path={path} />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" alignItems="start">
        {questionsOf(situation).map((question) => (
          <PropertyQuestion key={question.name} question={question} path={path} />
        ))}
      </Grid>
      {traitsOf(loanType).hasFloorPlan
        ? property.floorPlans?.map((_, plan) => (
            <FloorPlanFields key={plan} path={`${path}.floorPlans.${plan}`} required={needsUnits} />
          ))
        : null}
      {warnings.map((warning) => (
        <Alert key={warning} tone="warning">
          {warning}
        </Alert>
      ))}
    </Stack>
  );
}
