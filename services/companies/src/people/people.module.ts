import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ContractorsModule } from '../contractors/index.js';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { LicensesModule } from '../licenses/index.js';
import { MembersModule } from '../members/index.js';
import { InternalPeopleController } from './internal-people.controller.js';
import { PeopleController } from './people.controller.js';
import { PersonRepository } from './person.repository.js';

@Module({
  imports: [CoreModule, HoldingsModule, LicensesModule, ContractorsModule, MembersModule],
  controllers: [PeopleController, InternalPeopleController],
  providers: [PersonRepository, ...useCasesOf(PeopleController, InternalPeopleController)],
  exports: [PersonRepository],
})
export class PeopleModule {}
