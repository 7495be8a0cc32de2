import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { CoreModule } from '../core/index.js';
import { LicensesModule } from '../licenses/index.js';
import { ContractorRepository } from './contractor.repository.js';
import { ContractorsController } from './contractors.controller.js';

@Module({
  imports: [CoreModule, LicensesModule],
  controllers: [ContractorsController],
  providers: [ContractorRepository, ...useCasesOf(ContractorsController)],
  exports: [ContractorRepository],
})
export class ContractorsModule {}
