import { Module } from '@nestjs/common';
import { CoreModule } from '../core/index.js';
import { LicensesModule } from '../licenses/index.js';
import { ContractorRepository } from './contractor.repository.js';
import { ContractorsController } from './contractors.controller.js';
import { CreateContractor } from './create-contractor.command.js';
import { ListContractors } from './list-contractors.query.js';
import { RemoveContractors } from './remove-contractors.command.js';
import { UpdateContractor } from './update-contractor.command.js';

@Module({
  imports: [CoreModule, LicensesModule],
  controllers: [ContractorsController],
  providers: [ContractorRepository, ListContractors, CreateContractor, UpdateContractor, RemoveContractors],
  exports: [ContractorRepository],
})
export class ContractorsModule {}
