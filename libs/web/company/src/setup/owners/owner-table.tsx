import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import {
  Sideways,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeader,
  TableRow,
  Text,
  VisuallyHidden,
} from '@groundwork/web-ui';
import type { Owner, OwnedEntity, Ownership } from '../../records.js';
import { RowActions } from '../row-actions.js';
import { S1LinkButtons, S1Trace } from '../s1/s1-link.js';
import { useSetup } from '../setup-context.js';
import { showPercent } from './percent.js';

interface OwnerTableProps {
  entity: OwnedEntity;
  ownership: Ownership;
  disabled: boolean;
  onEdit: (owner: Owner) => void;
  onRemove: (owner: Owner) => void;
}

/** The owners of one company with their total (specification 2, entity owners). */
export function OwnerTable({ entity, ownership, disabled, onEdit, onRemove }: OwnerTableProps) {
  const { entityOwners: owners, organizationName: company } = entity;
  const caption = `Owners of ${company}`;
  if (owners.length === 0) return <Text color="fg.muted">{fill(companySetup.noOwners, { company })}</Text>;
  return (
    <Sideways caption={caption}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <TableHeader scope="col">Name</TableHeader>
            <TableHeader scope="col" display={{ base: 'none', sm: 'table-cell' }}>
              Company
            </TableHeader>
            <TableHeader scope="col" align="end">
              Percent
            </TableHeader>
            <TableHeader scope="col">
              <VisuallyHidden>Edit and delete</VisuallyHidden>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {owners.map((owner) => (
            <TableRow key={owner.id}>
              <TableCell overflowWrap="anywhere">
                {owner.displayName}
                <OwnerS1 ownership={ownership} owner={owner} />
              </TableCell>
              <TableCell display={{ base: 'none', sm: 'table-cell' }}>
                {owner.entityOwnerType === 'company' ? 'Yes' : 'No'}
              </TableCell>
              <TableCell align="end">{showPercent(owner.percentOwnership)}</TableCell>
              <TableCell align="end" px="1">
                <RowActions
                  hasMore
                  name={owner.displayName}
                  disabled={disabled}
                  onEdit={() => onEdit(owner)}
                  onRemove={() => onRemove(owner)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFoot>
          <TableRow>
            <TableCell>Total</TableCell>
            <TableCell display={{ base: 'none', sm: 'table-cell' }} />
            <TableCell align="end">{showPercent(entity.percentOwned)}</TableCell>
            <TableCell />
          </TableRow>
        </TableFoot>
      </Table>
    </Sideways>
  );
}

/** How far the S-1 of an owner is that was asked for by a link, and where it is asked for. */
function OwnerS1({ ownership, owner }: { ownership: Ownership; owner: Owner }) {
  const { reviewing } = useSetup();
  const owing = ownership.s1.needed.find(({ id }) => id === owner.personId);
  const isAsked = ownership.needed100.length === 0 && owing !== undefined && !reviewing;
  return (
    <Stack gap="1" mt="1" css={{ '&:empty': { display: 'none' } }}>
      <S1Trace tree={ownership} personId={owner.personId} />
      {isAsked ? <S1LinkButtons tree={ownership} person={owing} /> : null}
    </Stack>
  );
}
