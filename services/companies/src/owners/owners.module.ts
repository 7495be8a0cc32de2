import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { PeopleModule } from '../people/index.js';
import { CreateOwner } from './create-owner.command.js';
import { GetOwnership } from './get-ownership.query.js';
import { OwnerRepository } from './owner.repository.js';
import { OwnersController } from './owners.controller.js';
import { RemoveOwners } from './remove-owners.command.js';
import { UpdateOwner } from './update-owner.command.js';

@Module({
  imports: [CoreModule, HoldingsModule, PeopleModule, AccountsModule],
  controllers: [OwnersController],
  providers: [OwnerRepository, GetOwnership, CreateOwner, UpdateOwner, RemoveOwners],
  exports: [OwnerRepository],
})
export class OwnersModule {}
