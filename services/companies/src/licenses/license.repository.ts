import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { LicenseHolders } from './license-holders.service.js';
import type { LicenseDto } from './license.dto.js';
import { LicenseEntity } from './license.entity.js';
import { licenseView } from './license.view.js';

/** The licences of a tree of companies, with the names of those who hold them. */
@Injectable()
export class LicenseRepository {
  constructor(private readonly holders: LicenseHolders) {}

  async ofTree(manager: EntityManager, rootCompanyId: string): Promise<LicenseDto[]> {
    const rows = await manager.find(LicenseEntity, { where: { companyId: rootCompanyId }, order: { id: 'ASC' } });
    if (rows.length === 0) return [];
    const names = await this.holders.names(manager, rootCompanyId);
    return rows.map((row) => licenseView(row, names.get(row.holderId) ?? ''));
  }

  async byHolder(manager: EntityManager, rootCompanyId: string): Promise<Map<string, LicenseDto[]>> {
    const map = new Map<string, LicenseDto[]>();
    for (const license of await this.ofTree(manager, rootCompanyId))
      map.set(license.holderId, [...(map.get(license.holderId) ?? []), license]);
    return map;
  }

  async removeOfContractors(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<void> {
    await manager.delete(LicenseEntity, { companyId, holderType: 'contractor', holderId: In(ids) });
  }
}
