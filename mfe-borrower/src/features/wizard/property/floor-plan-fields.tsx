import { NumberField } from '@groundwork/web-forms';
import { Fieldset, Grid, Span } from '@groundwork/web-ui';

/** Areas and bathrooms of one floor plan, at its path in the form. */
export function FloorPlanFields({ path, required }: { path: string; required: boolean }) {
  return (
    <Fieldset legend={<Span fontWeight="semibold">Floor plan</Span>}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <NumberField name={`${path}.finishedSquareFeet`} label="Finished square feet" required={required} />
        <NumberField name={`${path}.unfinishedSquareFeet`} label="Unfinished square feet" />
        <NumberField name={`${path}.fullBathrooms`} label="Full bathrooms" />
        <NumberField name={`${path}.partialBathrooms`} label="Partial bathrooms" />
      </Grid>
    </Fieldset>
  );
}
