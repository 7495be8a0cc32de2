import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { CoreModule } from '../core/index.js';
import { LicenseHolders } from './license-holders.service.js';
import { LicenseRepository } from './license.repository.js';
import { LicensesController } from './licenses.controller.js';

@Module({
  imports: [CoreModule],
  controllers: [LicensesController],
  providers: [LicenseHolders, LicenseRepository, ...useCasesOf(LicensesController)],
  exports: [LicenseHolders, LicenseRepository],
})
export class LicensesModule {}
