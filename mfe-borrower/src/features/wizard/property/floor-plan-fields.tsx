import { floorPlan } from '@groundwork/domain-applications';
import { NumberField } from '@groundwork/web-forms';
import { Fieldset, Grid, Span } from '@groundwork/web-ui';
import type { PropertiesValues } from './property-values.js';

const { fields } = floorPlan;

/** Areas and bathrooms of one floor plan, at its path in the form. */
export function FloorPlanFields({
  path,
  required,
}: {
  path: `properties.${number}.floorPlans.${number}`;
  required: boolean;
}) {
  return (
    <Fieldset legend={<Span fontWeight="semibold">Floor plan</Span>}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <NumberField<PropertiesValues>
          name={`${path}.finishedSquareFeet`}
          label={fields.finishedSquareFeet.label}
          required={required}
        />
        <NumberField<PropertiesValues>
          name={`${path}.unfinishedSquareFeet`}
          label={fields.unfinishedSquareFeet.label}
        />
        <NumberField<PropertiesValues> name={`${path}.fullBathrooms`} label={fields.fullBathrooms.label} />
        <NumberField<PropertiesValues> name={`${path}.partialBathrooms`} label={fields.partialBathrooms.label} />
      </Grid>
    </Fieldset>
  );
}
