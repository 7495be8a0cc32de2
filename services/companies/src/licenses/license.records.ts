import { Injectable } from '@nestjs/common';
import type { LicenseHolderType } from '@groundwork/domain-companies';
import type { EntityManager } from 'typeorm';
import { Company } from '../company/persistence/company.entity.js';
import { Contractor } from '../contractors/contractor.entity.js';
import { Person } from '../people/person.entity.js';
import { BuilderLicense } from './builder-license.entity.js';
import type { LicenseDto } from './licenses.dto.js';

const nameOf = (who: { firstName: string; lastName: string }): string => `${who.firstName} ${who.lastName}`;

/** The licences of a tree of companies, with the names of those who hold them. */
@Injectable()
export class LicenseRecords {
  async ofTree(manager: EntityManager, rootCompanyId: string): Promise<LicenseDto[]> {
    const rows = await manager.find(BuilderLicense, { where: { companyId: rootCompanyId }, order: { id: 'ASC' } });
    if (rows.length === 0) return [];
    const [people, contractors, companies] = await Promise.all([
      manager.find(Person, {
        select: { id: true, firstName: true, lastName: true },
        where: { companyId: rootCompanyId },
      }),
      manager.find(Contractor, {
        select: { id: true, firstName: true, lastName: true },
        where: { companyId: rootCompanyId },
      }),
      manager.find(Company, { select: { id: true, organizationName: true }, where: { rootCompanyId } }),
    ]);
    const names = new Map([
      ...[...people, ...contractors].map((who): [string, string] => [who.id, nameOf(who)]),
      ...companies.map((company): [string, string] => [company.id, company.organizationName]),
    ]);
    return rows.map((row) => answerOf(row, names.get(row.holderId) ?? ''));
  }

  async byHolder(manager: EntityManager, rootCompanyId: string): Promise<Map<string, LicenseDto[]>> {
    const map = new Map<string, LicenseDto[]>();
    for (const license of await this.ofTree(manager, rootCompanyId))
      map.set(license.holderId, [...(map.get(license.holderId) ?? []), license]);
    return map;
  }

  /** The name of who holds a licence, or undefined where the tree has nobody of the kind by this id. */
  async holderName(
    manager: EntityManager,
    rootCompanyId: string,
    type: LicenseHolderType,
    id: string,
  ): Promise<string | undefined> {
    if (type === 'company') return (await manager.findOneBy(Company, { id, rootCompanyId }))?.organizationName;
    const who = await manager.findOneBy<Person | Contractor>(type === 'person' ? Person : Contractor, {
      id,
      companyId: rootCompanyId,
    });
    return who ? nameOf(who) : undefined;
  }
}

export function answerOf(
  { id, version, holderType, holderId, state, number, licenseNotRequired }: BuilderLicense,
  holderName: string,
): LicenseDto {
  return { id, version, holderType, holderId, holderName, state, number, licenseNotRequired };
}
