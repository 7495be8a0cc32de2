import { borrower } from '@groundwork/domain-messages-borrower';
import { sentenceFor } from '@groundwork/web-http';
import { Alert, Button, Card, Flex, Stack } from '@groundwork/web-ui';
import { AddressPart } from './address-part.js';
import { AddressesPart } from './addresses-part.js';
import { CountPart } from './count-part.js';
import { LoanPart } from './loan-part.js';
import { PortfolioPart } from './portfolio-part.js';
import { PropertyTypePart } from './property-type-part.js';
import { RequestPart } from './request-part.js';
import { useAddProject } from './use-add-project.js';

/** The parts of Add A Project with Back and Next. */
export function AddProjectFlow() {
  const flow = useAddProject();
  const { selection, change, pick, part, complaint, create } = flow;
  const choice = { selection, onChange: change, onPick: pick, error: complaint };
  const ownForm = { selection, busy: create.isPending, onBack: flow.back, onCreate: flow.createWith };
  const isStopped = selection.navigationDisabled === true;
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
        {part === 'request' && isStopped ? (
          <PortfolioPart {...ownForm} open={flow.modalOpen} onOpen={flow.setModalOpen} />
        ) : null}
        {part === 'propertyType' ? <PropertyTypePart {...choice} /> : null}
        {part === 'count' ? <CountPart {...choice} /> : null}
        {part === 'address' ? <AddressPart {...ownForm} /> : null}
        {part === 'addresses' ? <AddressesPart {...ownForm} /> : null}
        {part === 'address' || part === 'addresses' ? null : (
          <Flex gap="3" justifyContent="space-between">
            <Button variant="outline" onClick={flow.back} disabled={flow.first || isStopped || create.isPending}>
              Back
            </Button>
            <Button onClick={flow.next} loading={create.isPending} disabled={isStopped}>
              Next
            </Button>
          </Flex>
        )}
      </Stack>
    </Card>
  );
}
