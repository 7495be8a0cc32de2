import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { JoinCompanyHandler } from './handlers/join-company.handler.js';
import { RenameCompanyHandler } from './handlers/rename-company.handler.js';
import { HashRenewal } from './hash-renewal.service.js';
import { InternalUsersController } from './internal-users.controller.js';
import { PasswordHashing } from './password-hashing.service.js';
import { AccountEntity } from './persistence/account.entity.js';
import { ApiTokenEntity } from './persistence/api-token.entity.js';
import { AccountRepository } from './persistence/account.repository.js';
import { CompanyMembershipEntity } from './persistence/company-membership.entity.js';
import { UsersController } from './users.controller.js';

export const accountsEntities = [AccountEntity, ApiTokenEntity, CompanyMembershipEntity];

@Module({
  controllers: [UsersController, InternalUsersController],
  providers: [
    AccountRepository,
    PasswordHashing,
    HashRenewal,
    ...useCasesOf(UsersController, InternalUsersController),
    JoinCompanyHandler,
    RenameCompanyHandler,
  ],
  exports: [AccountRepository, PasswordHashing, HashRenewal],
})
export class AccountsModule {}
