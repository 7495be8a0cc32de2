import { displayMonth, experienceStatuses, experienceTypes } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { formatCents } from '@groundwork/domain-money';
import type { Column } from '@groundwork/web-ui';
import type { Experience } from '../../records.js';

const labelOf = (list: readonly (readonly [string, string])[], value: string | null | undefined): string =>
  list.find(([known]) => known === value)?.[1] ?? '—';
export const addressOf = ({ street, city, state }: Experience): string =>
  [street, city, state].filter(Boolean).join(', ');

/** Where, when, for how much and whose (specification 2, experience). */
export function experienceColumns(kind: ExperienceKind): Column<Experience>[] {
  const price: Column<Experience> = {
    id: 'price',
    header: 'Sales Price',
    align: 'end',
    cell: ({ salesPrice }) => (typeof salesPrice === 'number' ? formatCents(salesPrice) : '—'),
  };
  const rest: Column<Experience>[] = [
    { id: 'address', header: 'Address', cell: addressOf },
    { id: 'type', header: 'Type', cell: ({ type }) => labelOf(experienceTypes[kind], type) },
    { id: 'owner', header: 'Owner', cell: ({ ownerName }) => ownerName ?? '—' },
  ];
  if (kind === 'construction')
    return [{ id: 'sold', header: 'Sold Date', cell: ({ dateSold }) => displayMonth(dateSold) }, price, ...rest];
  return [
    price,
    ...rest,
    {
      id: 'status',
      header: 'Status',
      cell: ({ residentialStatus }) => labelOf(experienceStatuses.residential, residentialStatus),
    },
  ];
}
