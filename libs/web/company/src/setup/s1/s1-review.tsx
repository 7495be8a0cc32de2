import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { FileSlot } from '@groundwork/web-lending/files';
import { EmptyState, Stack } from '@groundwork/web-ui';
import type { Ownership } from '../../records.js';
import { Needed } from '../owners/owners-step.js';
import { fullName } from '../people/person-values.js';
import { S1Trace } from './s1-link.js';

/** Every owner who handed an S-1 in or still owes one, each with what was handed in. */
export function S1Review({ tree }: { tree: Ownership }) {
  const owing = new Set(tree.s1.needed.map(({ id }) => id));
  const onFile = new Set(
    tree.entities.flatMap(({ entityOwners }) =>
      entityOwners.filter(({ s1id }) => s1id).map(({ personId }) => personId),
    ),
  );
  const signers = tree.beneficialOwners.filter(({ personId }) => owing.has(personId) || onFile.has(personId));
  return (
    <Stack gap="4">
      <Needed needed={tree.needed100} />
      {signers.length === 0 ? <EmptyState icon="users" title={companySetup.nobodyOwesS1} /> : null}
      {signers.map((owner) => (
        <FileSlot
          key={owner.personId}
          type="s1"
          parent="company"
          parentId={tree.companyId}
          personId={owner.personId}
          label={fullName(owner)}
          hint={fill(companySetup.ownsOfBorrower, { percent: owner.percent })}
          required={owing.has(owner.personId)}
          below={<S1Trace tree={tree} personId={owner.personId} />}
          mode="review"
          as="h3"
        />
      ))}
    </Stack>
  );
}
