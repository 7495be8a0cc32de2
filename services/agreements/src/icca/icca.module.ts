import { Module } from '@nestjs/common';
import { CreateIccaMaster } from './create-icca-master.command.js';
import { GetIccaMaster } from './get-icca-master.query.js';
import { GetIccaVersion } from './get-icca-version.query.js';
import { GetLatestIccaMaster } from './get-latest-icca-master.query.js';
import { IccaMasterController } from './icca-master.controller.js';
import { IccaMasterEntity } from './icca-master.entity.js';
import { IccaMasterRepository } from './icca-master.repository.js';
import { ListIccaEditions } from './list-icca-editions.query.js';
import { ListIccaMasters } from './list-icca-masters.query.js';
import { ListIccaVersions } from './list-icca-versions.query.js';
import { WithdrawIccaVersion } from './withdraw-icca-version.command.js';

export const iccaEntities = [IccaMasterEntity];

/** The masters of the ICCA, the text of referral agreements, in versions and editions. */
@Module({
  controllers: [IccaMasterController],
  providers: [
    IccaMasterRepository,
    GetLatestIccaMaster,
    GetIccaVersion,
    GetIccaMaster,
    ListIccaMasters,
    ListIccaVersions,
    ListIccaEditions,
    CreateIccaMaster,
    WithdrawIccaVersion,
  ],
})
export class IccaModule {}
