import { Module } from '@nestjs/common';
import { ContractorsModule } from '../contractors/index.js';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { LicensesModule } from '../licenses/index.js';
import { MembersModule } from '../members/index.js';
import { CreatePerson } from './create-person.command.js';
import { DetachPerson } from './detach-person.command.js';
import { ListInvitablePeople } from './list-invitable-people.query.js';
import { ListPeople } from './list-people.query.js';
import { PeopleController } from './people.controller.js';
import { PersonRepository } from './person.repository.js';
import { UpdatePerson } from './update-person.command.js';

@Module({
  imports: [CoreModule, HoldingsModule, LicensesModule, ContractorsModule, MembersModule],
  controllers: [PeopleController],
  providers: [PersonRepository, ListPeople, ListInvitablePeople, CreatePerson, UpdatePerson, DetachPerson],
  exports: [PersonRepository],
})
export class PeopleModule {}
