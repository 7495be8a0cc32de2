import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { insertRows, newId } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import { CompanyChanges, creationColumns } from '../core/index.js';
import { LicenseHolders } from './license-holders.service.js';
import { licenseValues } from './license-values.js';
import type { CreateLicenseDto, LicenseDto } from './license.dto.js';
import { LicenseEntity } from './license.entity.js';
import { licenseView } from './license.view.js';

@Injectable()
export class CreateLicense {
  constructor(
    private readonly changes: CompanyChanges,
    private readonly holders: LicenseHolders,
  ) {}

  execute(actor: Actor, body: CreateLicenseDto): Promise<LicenseDto> {
    return this.changes.run(actor, body.companyId, async (scope) => {
      const { holderType, holderId } = body;
      const values = licenseValues(body);
      const name = await this.holders.nameOf(scope.manager, scope.root.id, holderType, holderId);
      if (name === undefined) refuseInvalid({ holderId: shared.choice });
      const row: LicenseEntity = {
        id: newId(),
        companyId: scope.root.id,
        holderType,
        holderId,
        ...values,
        ...creationColumns(scope),
      };
      await insertRows(scope.manager, LicenseEntity, [row]);
      return licenseView(row, name ?? '');
    });
  }
}
