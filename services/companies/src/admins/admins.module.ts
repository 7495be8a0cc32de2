import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { CoreModule } from '../core/index.js';
import { CompanyAdminRepository } from './company-admin.repository.js';
import { CompanyAdminsController } from './company-admins.controller.js';
import { LostPrivilegesHandler } from './lost-privileges.handler.js';

@Module({
  imports: [CoreModule],
  controllers: [CompanyAdminsController],
  providers: [CompanyAdminRepository, ...useCasesOf(CompanyAdminsController), LostPrivilegesHandler],
})
export class AdminsModule {}
