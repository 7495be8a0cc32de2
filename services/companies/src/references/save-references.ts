import { keptPhone, referenceErrors } from '@groundwork/domain-companies';
import { under } from '@groundwork/domain-validation';
import { refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import type { ReferenceDto } from '../company/company.dto.js';
import { given } from '../shared/values.js';
import { CompanyReference } from './company-reference.entity.js';

const fields = [
  'companyName',
  'contactName',
  'phoneNumber',
  'yearsWorkingWith',
  'email',
] as const satisfies readonly (keyof ReferenceDto)[];
const blank = { companyName: null, contactName: null, phoneNumber: null, yearsWorkingWith: null, email: null } as const;

/** Saves a company's references, each whole: what one leaves out is empty. A half-filled one is kept. */
export async function saveReferences(
  manager: EntityManager,
  companyId: string,
  references: readonly ReferenceDto[],
): Promise<void> {
  refuseInvalid(
    Object.assign(
      {},
      ...references.map((reference, index) => under(`references.${index}`, referenceErrors(reference))),
    ) as Record<string, string>,
  );
  const rows = references.map((reference) => {
    const values = { ...blank, ...(given(reference, fields) as Partial<CompanyReference>) };
    return { ...values, phoneNumber: keptPhone(values.phoneNumber), companyId, type: reference.type };
  });
  if (rows.length > 0) await manager.upsert(CompanyReference, rows, ['companyId', 'type']);
}
