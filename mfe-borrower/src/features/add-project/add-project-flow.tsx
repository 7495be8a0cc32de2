import { borrower } from '@groundwork/domain-messages';
import { sentenceFor } from '@groundwork/web-http';
import { Alert, Button, Card, Flex, Stack } from '@groundwork/web-ui';
import { AddressPart } from './address-part.js';
import { CountPart } from './count-part.js';
import { LoanPart } from './loan-part.js';
import { PortfolioPart } from './portfolio-part.js';
import { PropertyTypePart } from './property-type-part.js';
import { RequestPart } from './request-part.js';
import { useAddProject } from './use-add-project.js';

/** The parts of Add A Project with Back and Next. */
export function AddProjectFlow() {
  const flow = useAddProject();
  const { selection, change, part, complaint, create } = flow;
  const choice = { selection, onChange: change, error: complaint };
  const ownForm = { selection, busy: create.isPending, onBack: flow.back };
  return (
    <Card>
      <Stack gap="5">
        {create.isError ? (
          <Alert tone="danger" title={borrower.couldNotCreateNewApplication}>
            {sentenceFor(create.error)}
          </Alert>
        ) : null}
        {part === 'loan' ? <LoanPart {...choice} /> : null}
        {part === 'request' ? <RequestPart {...choice} /> : null}
        {part === 'propertyType' ? <PropertyTypePart {...choice} /> : null}
        {part === 'count' ? <CountPart {...choice} /> : null}
        {part === 'address' ? (
          <AddressPart
            {...ownForm}
            onCreate={(property) => create.mutateAsync({ selection, properties: [property] })}
          />
        ) : null}
        {part === 'portfolio' ? (
          <PortfolioPart
            {...ownForm}
            onCreate={(properties) =>
              create.mutateAsync({ selection: { ...selection, numberApplyingFor: properties.length }, properties })
            }
          />
        ) : null}
        {part === 'address' || part === 'portfolio' ? null : (
          <Flex gap="3" justifyContent="space-between">
            <Button variant="outline" onClick={flow.back} disabled={flow.first || create.isPending}>
              Back
            </Button>
            <Button onClick={flow.next} loading={create.isPending}>
              Next
            </Button>
          </Flex>
        )}
      </Stack>
    </Card>
  );
}
