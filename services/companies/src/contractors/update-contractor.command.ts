import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyChanges } from '../core/index.js';
import { refuseOtherVersion } from '../shared/refuse-other-version.js';
import { contractorValues, storedContractor } from './contractor-values.js';
import type { ContractorDto, UpdateContractorDto } from './contractor.dto.js';
import { ContractorEntity } from './contractor.entity.js';
import { ContractorRepository } from './contractor.repository.js';

/** Saves a contractor. The structure has to be verified again. */
@Injectable()
export class UpdateContractor {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
    private readonly contractors: ContractorRepository,
  ) {}

  async execute(
    actor: Actor,
    { thirdPartyContractorId: id, version, ...body }: UpdateContractorDto,
  ): Promise<ContractorDto> {
    const { companyId } = found(await this.database.manager.findOneBy(ContractorEntity, { id }), 'The contractor');
    return this.changes.runStructural(actor, companyId, async ({ manager, now }) => {
      const before = found(await manager.findOneBy(ContractorEntity, { id }), 'The contractor');
      await refuseOtherVersion(version, before.version, () => this.contractors.withLicense(manager, before));
      const changes = contractorValues(body);
      const { mobileNumber, ...after } = storedContractor({ ...before, ...changes });
      const written = { ...changes, mobileNumber, version: before.version + 1, updatedAt: now };
      await updateExactly(manager, ContractorEntity, { id, version }, written);
      return this.contractors.withLicense(manager, { ...after, ...written });
    });
  }
}
