import { useFormContext, useWatch } from 'react-hook-form';
import {
  hasFloorPlan,
  propertyFieldsOf,
  propertyRuleErrors,
  requiredPropertyFields,
} from '@groundwork/domain-applications';
import type { LoanType, PropertyFacts, PropertyType } from '@groundwork/domain-applications';
import { systemClock, today } from '@groundwork/domain-time';
import { Alert, Grid, Stack } from '@groundwork/web-ui';
import { AddressFields } from '../../../components/address-fields.js';
import { FloorPlanFields } from './floor-plan-fields.js';
import { PropertyQuestion } from './property-question.js';
import type { PropertyValues } from './property-values.js';

interface PropertyFormProps {
  index: number;
  loanType: LoanType;
  propertyType: PropertyType | null | undefined;
}

/** Address, questions and floor plan of one property. What no application may have is said, and keeps nothing from being saved. */
export function PropertyForm({ index, loanType, propertyType }: PropertyFormProps) {
  const path = `properties.${index}`;
  const { control } = useFormContext<{ properties: PropertyValues[] }>();
  const property = useWatch({ control, name: `properties.${index}` }) as PropertyFacts;
  const required = requiredPropertyFields(loanType, propertyType, property);
  const warnings = [...new Set(Object.values(propertyRuleErrors(property, loanType, today(systemClock))))];
  return (
    <Stack gap="6">
      <AddressFields path={path} />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" alignItems="start">
        {propertyFieldsOf(loanType, propertyType)
          .filter(({ shown }) => shown?.(property) ?? true)
          .map((field) => (
            <PropertyQuestion key={field.name} field={field} path={path} required={required.includes(field.name)} />
          ))}
      </Grid>
      {hasFloorPlan(loanType)
        ? property.floorPlans?.map((_, plan) => (
            <FloorPlanFields
              key={plan}
              path={`${path}.floorPlans.${plan}`}
              required={required.includes('unitInformation')}
            />
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
