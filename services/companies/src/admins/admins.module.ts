import { Module } from '@nestjs/common';
import { CoreModule } from '../core/index.js';
import { AddCompanyAdmin } from './add-company-admin.command.js';
import { CompanyAdminRepository } from './company-admin.repository.js';
import { CompanyAdminsController } from './company-admins.controller.js';
import { ListCompanyAdminHistory } from './list-company-admin-history.query.js';
import { ListCompanyAdmins } from './list-company-admins.query.js';
import { LostPrivilegesHandler } from './lost-privileges.handler.js';
import { RemoveCompanyAdmin } from './remove-company-admin.command.js';
import { SetPointPerson } from './set-point-person.command.js';

@Module({
  imports: [CoreModule],
  controllers: [CompanyAdminsController],
  providers: [
    CompanyAdminRepository,
    ListCompanyAdmins,
    ListCompanyAdminHistory,
    AddCompanyAdmin,
    RemoveCompanyAdmin,
    SetPointPerson,
    LostPrivilegesHandler,
  ],
})
export class AdminsModule {}
