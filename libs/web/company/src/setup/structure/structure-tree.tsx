import { companySetup } from '@groundwork/domain-messages-company';
import { Box, List, ListItem, Span } from '@groundwork/web-ui';
import type { Contractor, Owner, Ownership } from '../../records.js';
import { showPercent } from '../owners/percent.js';
import { fullName } from '../people/person-values.js';

/** The structure in words, the equal of the diagram: each owner below what it owns, an entity's own owners once. */
export function StructureTree({ ownership, contractors }: { ownership: Ownership; contractors: Contractor[] }) {
  const root = ownership.entities.find(({ companyId }) => companyId === ownership.companyId);
  if (!root) return null;
  // Drawn from the top, so that whoever comes first brings its owners along.
  const shown = new Set([root.companyId]);
  return (
    <Box>
      <Span fontWeight="semibold">{root.organizationName}</Span>
      <List aria-label={`Owners of ${root.organizationName}`}>{branch(root.entityOwners, ownership, shown)}</List>
      {contractors.length > 0 ? (
        <Box mt="3">
          <Span fontWeight="semibold">General contractors</Span>
          <List aria-label="General contractors">
            {contractors.map((one) => (
              <ListItem key={one.thirdPartyContractorId} ps="5" py="1">
                {fullName(one)}
              </ListItem>
            ))}
          </List>
        </Box>
      ) : null}
    </Box>
  );
}

function branch(owners: readonly Owner[], ownership: Ownership, shown: Set<string>) {
  return owners.map((owner) => {
    const entity = ownership.entities.find(({ companyId }) => companyId === owner.ownerCompanyId);
    const again = entity !== undefined && shown.has(entity.companyId);
    if (entity) shown.add(entity.companyId);
    return (
      <ListItem key={owner.id} ps="5" py="1" borderInlineStart="2px solid" borderColor="border">
        {`${owner.displayName}: ${showPercent(owner.percentOwnership)}`}
        {again ? ` (${companySetup.shownAbove})` : null}
        {entity && !again && entity.entityOwners.length > 0 ? (
          <List aria-label={`Owners of ${entity.organizationName}`}>
            {branch(entity.entityOwners, ownership, shown)}
          </List>
        ) : null}
      </ListItem>
    );
  });
}
