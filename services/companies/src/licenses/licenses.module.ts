import { Module } from '@nestjs/common';
import { CoreModule } from '../core/index.js';
import { CreateLicense } from './create-license.command.js';
import { LicenseHolders } from './license-holders.service.js';
import { LicenseRepository } from './license.repository.js';
import { LicensesController } from './licenses.controller.js';
import { ListLicenses } from './list-licenses.query.js';
import { RemoveLicenses } from './remove-licenses.command.js';
import { UpdateLicense } from './update-license.command.js';

@Module({
  imports: [CoreModule],
  controllers: [LicensesController],
  providers: [LicenseHolders, LicenseRepository, ListLicenses, CreateLicense, UpdateLicense, RemoveLicenses],
  exports: [LicenseHolders, LicenseRepository],
})
export class LicensesModule {}
