import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LicenseHolders, LicenseRepository } from '../licenses/index.js';
import type { ContractorDto } from './contractor.dto.js';
import { ContractorEntity } from './contractor.entity.js';
import { contractorView } from './contractor.view.js';

/** The contractors of companies, with their licences. */
@Injectable()
export class ContractorRepository implements OnModuleInit {
  constructor(
    private readonly licenses: LicenseRepository,
    private readonly holders: LicenseHolders,
  ) {}

  onModuleInit(): void {
    this.holders.register('contractor', async (manager, companyId) =>
      (await manager.findBy(ContractorEntity, { companyId })).map(({ id, firstName, lastName }) => [
        id,
        `${firstName} ${lastName}`,
      ]),
    );
  }

  async ofCompany(manager: EntityManager, companyId: string): Promise<ContractorDto[]> {
    return this.withLicenses(
      manager,
      companyId,
      await manager.find(ContractorEntity, {
        where: { companyId },
        order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' },
      }),
    );
  }

  async withLicense(manager: EntityManager, row: ContractorEntity): Promise<ContractorDto> {
    return contractorView(row, (await this.licenses.byHolder(manager, row.companyId)).get(row.id));
  }

  private async withLicenses(
    manager: EntityManager,
    companyId: string,
    rows: readonly ContractorEntity[],
  ): Promise<ContractorDto[]> {
    const licenses = await this.licenses.byHolder(manager, companyId);
    return rows.map((row) => contractorView(row, licenses.get(row.id)));
  }
}
