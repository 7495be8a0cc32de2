import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import {
  Sideways,
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
import type { Owner, OwnedEntity } from '../../records.js';
import { RowActions } from '../row-actions.js';
import { showPercent } from './percent.js';

interface OwnerTableProps {
  entity: OwnedEntity;
  disabled: boolean;
  onEdit: (owner: Owner) => void;
  onRemove: (owner: Owner) => void;
}

/** The owners of one company with their total (specification 2, entity owners). */
export function OwnerTable({ entity, disabled, onEdit, onRemove }: OwnerTableProps) {
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
              <TableCell overflowWrap="anywhere">{owner.displayName}</TableCell>
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
