import { companySetup } from '@groundwork/domain-messages-company';
import { Alert, EmptyState, List, ListItem, Progress, Separator, Stack, Text } from '@groundwork/web-ui';
import type { Ownership, People } from '../../records.js';
import { EntityPanel } from './entity-panel.js';
import { showPercent } from './percent.js';
import { OwnersAndPeople } from '../owners-and-people.js';

/** Section 3: who owns the borrower entity. */
export function OwnersStep() {
  return (
    <OwnerPanels of={(ownership) => ownership.entities.filter(({ companyId }) => companyId === ownership.companyId)} />
  );
}

/** Section 4: who owns the companies that own a part of it, over any depth. */
export function OtherOwnersStep() {
  return (
    <OwnerPanels
      others
      of={(ownership) => ownership.entities.filter(({ companyId }) => companyId !== ownership.companyId)}
    />
  );
}

interface OwnerPanelsProps {
  of: (ownership: Ownership) => Ownership['entities'];
  others?: boolean;
}

function OwnerPanels({ of, others = false }: OwnerPanelsProps) {
  return (
    <OwnersAndPeople>
      {(tree, people) => <Panels tree={tree} people={people} entities={of(tree)} others={others} />}
    </OwnersAndPeople>
  );
}

function Panels({
  tree,
  people,
  entities,
  others,
}: {
  tree: Ownership;
  people: People;
  entities: Ownership['entities'];
  others: boolean;
}) {
  if (entities.length === 0) return <EmptyState icon="building" title={companySetup.noOtherEntities} />;
  return (
    <Stack gap="6">
      <div>
        <Text mb="2">{`Ownership in all entities: ${tree.percentComplete}% complete`}</Text>
        <Progress value={tree.percentComplete / 100} label="Ownership complete" />
      </div>
      {others ? <Needed needed={tree.needed100} /> : null}
      {entities.map((entity, index) => (
        <Stack key={entity.companyId} gap="6">
          {index > 0 ? <Separator /> : null}
          <EntityPanel entity={entity} ownership={tree} people={people} />
        </Stack>
      ))}
    </Stack>
  );
}

/** Companies that are not wholly owned yet. */
export function Needed({ needed }: { needed: Ownership['needed100'] }) {
  if (needed.length === 0) return null;
  return (
    <Alert tone="warning" title={companySetup.companiesNeed100}>
      <List>
        {needed.map(({ companyId, name, percent }) => (
          <ListItem key={companyId}>{`${name}: ${showPercent(percent)}`}</ListItem>
        ))}
      </List>
    </Alert>
  );
}
