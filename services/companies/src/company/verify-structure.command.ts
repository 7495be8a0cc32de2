import { Injectable } from '@nestjs/common';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { updateRows } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CompanyChanges, CompanyEntity } from '../core/index.js';
import { HoldingRepository } from '../holdings/index.js';
import { CompanyViews } from './company-views.service.js';
import type { CompanyDto, VerifyStructureDto } from './company.dto.js';

/** Says that owners and contractors are as shown, or takes it back. A company without owners has nothing to verify. */
@Injectable()
export class VerifyStructure {
  constructor(
    private readonly changes: CompanyChanges,
    private readonly holdings: HoldingRepository,
    private readonly views: CompanyViews,
  ) {}

  execute(actor: Actor, { companyId, value }: VerifyStructureDto): Promise<CompanyDto> {
    return this.changes.run(actor, companyId, async ({ manager, root }) => {
      if (value && !(await this.holdings.hasOwner(manager, root.id)))
        throw new Problem('rule.violated', companySetup.finishSetupFirst);
      await updateRows(manager, CompanyEntity, { id: root.id }, { companyStructureVerified: value });
      return this.views.view(actor, { ...root, companyStructureVerified: value });
    });
  }
}
