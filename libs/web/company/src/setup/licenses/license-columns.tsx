import { shared } from '@groundwork/domain-messages';
import type { Column } from '@groundwork/web-ui';
import type { Company, License, People } from '../../records.js';
import { fullName } from '../people/person-values.js';
import type { Holder } from './license-editor.js';

/** Who may hold a licence: the company, its people and its contractors. */
export function holdersOf(company: Company, people: People): Holder[] {
  const person =
    (kind: string) =>
    (one: People['owners'][number]): Holder => ({ type: 'person', id: one.id, name: fullName(one), kind });
  const owners = new Set(people.owners.map(({ id }) => id));
  return [
    { type: 'company', id: company.companyId, name: company.organizationName ?? '', kind: 'Company' },
    ...people.owners.map(person('Owner')),
    ...people.otherPeople.filter(({ id }) => !owners.has(id)).map(person('Other')),
    ...people.thirdPartyContractors.map((one): Holder => ({
      type: 'contractor',
      id: one.thirdPartyContractorId,
      name: fullName(one),
      kind: 'Contractor',
    })),
  ];
}

/** Whose licence, of which state. */
export const licenseColumns = (holders: readonly Holder[]): Column<License>[] => [
  { id: 'holder', header: 'Holder', cell: ({ holderName }) => holderName },
  { id: 'kind', header: 'Type', cell: ({ holderId }) => holders.find(({ id }) => id === holderId)?.kind ?? '—' },
  { id: 'state', header: 'State', cell: ({ state }) => state },
  {
    id: 'number',
    header: 'Number',
    cell: ({ number, licenseNotRequired }) => (licenseNotRequired ? shared.licenseNotRequired : number),
  },
];
