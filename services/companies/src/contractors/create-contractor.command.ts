import { Injectable } from '@nestjs/common';
import { contractorRecord } from '@groundwork/domain-companies';
import type { Actor } from '@groundwork/server-auth';
import { insertRows, newId } from '@groundwork/server-data';
import { CompanyChanges, creationColumns } from '../core/index.js';
import { emptyValues } from '../shared/body-values.js';
import { contractorValues, storedContractor } from './contractor-values.js';
import type { ContractorDto, CreateContractorDto } from './contractor.dto.js';
import { ContractorEntity } from './contractor.entity.js';
import { ContractorRepository } from './contractor.repository.js';

/** Adds a contractor. The structure has to be verified again. */
@Injectable()
export class CreateContractor {
  constructor(
    private readonly changes: CompanyChanges,
    private readonly contractors: ContractorRepository,
  ) {}

  execute(actor: Actor, body: CreateContractorDto): Promise<ContractorDto> {
    return this.changes.runStructural(actor, body.companyId, async (scope) => {
      const row: ContractorEntity = {
        ...emptyValues(contractorRecord),
        ...storedContractor(contractorValues(body)),
        id: newId(),
        companyId: scope.root.id,
        ...creationColumns(scope),
      };
      await insertRows(scope.manager, ContractorEntity, [row]);
      return this.contractors.withLicense(scope.manager, row);
    });
  }
}
