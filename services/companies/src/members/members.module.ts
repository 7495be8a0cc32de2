import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { CoreModule } from '../core/index.js';
import { InvitedUserHandler } from './invited-user.handler.js';
import { JoinCompany } from './join-company.command.js';
import { JoinedCompanyHandler } from './joined-company.handler.js';
import { ListCompanyUsers } from './list-company-users.query.js';
import { ListInvitations } from './list-invitations.query.js';
import { ListMembers } from './list-members.query.js';
import { MembersController } from './members.controller.js';
import { RegisteredUserHandler } from './registered-user.handler.js';
import { VerifiedIdentityHandler } from './verified-identity.handler.js';

@Module({
  imports: [CoreModule],
  controllers: [MembersController],
  providers: [
    ...useCasesOf(MembersController),
    ListMembers,
    JoinCompany,
    ListInvitations,
    InvitedUserHandler,
    RegisteredUserHandler,
    JoinedCompanyHandler,
    VerifiedIdentityHandler,
  ],
  exports: [ListCompanyUsers, ListInvitations, ListMembers],
})
export class MembersModule {}
