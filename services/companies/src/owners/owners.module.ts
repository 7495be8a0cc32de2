import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { ContractorsModule } from '../contractors/index.js';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { PeopleModule } from '../people/index.js';
import { S1RequestsModule } from '../s1-requests/index.js';
import { InternalOwnersController } from './internal-owners.controller.js';
import { OwnerCandidates } from './owner-candidates.service.js';
import { OwnerRepository } from './owner.repository.js';
import { OwnersController } from './owners.controller.js';

@Module({
  imports: [CoreModule, HoldingsModule, ContractorsModule, PeopleModule, AccountsModule, S1RequestsModule],
  controllers: [OwnersController, InternalOwnersController],
  providers: [OwnerRepository, OwnerCandidates, ...useCasesOf(OwnersController, InternalOwnersController)],
  exports: [OwnerRepository],
})
export class OwnersModule {}
