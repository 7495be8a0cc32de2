import { Injectable } from '@nestjs/common';
import { borrower } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { updateRows } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { EntityOwner } from '../../owners/entity-owner.entity.js';
import { CompanyChanges } from '../../setup/company-changes.js';
import type { CompanyDto, VerifyStructureDto } from '../company.dto.js';
import { Company } from '../persistence/company.entity.js';
import { CompanyQueries } from '../queries/company.queries.js';

/** Says that owners and contractors are as shown, or takes it back. A company without owners has nothing to verify. */
@Injectable()
export class VerifyStructure {
  constructor(
    private readonly changes: CompanyChanges,
    private readonly queries: CompanyQueries,
  ) {}

  run(actor: Actor, { companyId, value }: VerifyStructureDto): Promise<CompanyDto> {
    return this.changes.run(actor, companyId, async ({ manager, root }) => {
      if (value && !(await manager.existsBy(EntityOwner, { ownedCompanyId: root.id })))
        throw new Problem('rule.violated', borrower.finishSetupFirst);
      await updateRows(manager, Company, { id: root.id }, { companyStructureVerified: value });
      return this.queries.answer(actor, { ...root, companyStructureVerified: value });
    });
  }
}
