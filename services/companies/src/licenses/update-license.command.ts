import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyChanges } from '../core/index.js';
import { refuseOtherVersion } from '../shared/refuse-other-version.js';
import { LicenseHolders } from './license-holders.service.js';
import { licenseValues } from './license-values.js';
import type { LicenseDto, UpdateLicenseDto } from './license.dto.js';
import { LicenseEntity } from './license.entity.js';
import { licenseView } from './license.view.js';

@Injectable()
export class UpdateLicense {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
    private readonly holders: LicenseHolders,
  ) {}

  async execute(actor: Actor, { id, version, ...body }: UpdateLicenseDto): Promise<LicenseDto> {
    const { companyId } = found(await this.database.manager.findOneBy(LicenseEntity, { id }), 'The license');
    return this.changes.run(actor, companyId, async ({ manager, now }) => {
      const before = found(await manager.findOneBy(LicenseEntity, { id }), 'The license');
      const name = (await this.holders.nameOf(manager, companyId, before.holderType, before.holderId)) ?? '';
      await refuseOtherVersion(version, before.version, () => licenseView(before, name));
      const values = licenseValues(body, before);
      const after: LicenseEntity = { ...before, ...values, version: before.version + 1, updatedAt: now };
      await updateExactly(
        manager,
        LicenseEntity,
        { id, version: before.version },
        { ...values, version: after.version, updatedAt: now },
      );
      return licenseView(after, name);
    });
  }
}
