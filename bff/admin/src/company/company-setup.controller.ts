import { Controller, Get } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { Forward } from '@groundwork/server-bff';

/** The set-up of a company as an administrator reviews it. {id} is the company. */
@Controller()
export class CompanySetupController {
  @Get('people/company/:id')
  @Forward(companies.listPeople, { params: { companyId: 'id' } })
  people(): void {}

  @Get('entityowners/company/:id')
  @Forward(companies.getOwnership, { params: { companyId: 'id' } })
  ownership(): void {}

  @Get('company/gcs/:id')
  @Forward(companies.listContractors, { params: { companyId: 'id' } })
  contractors(): void {}

  @Get('company/licenses/:id')
  @Forward(companies.listLicenses, { params: { companyId: 'id' } })
  licenses(): void {}

  @Get('experience/construction')
  @Forward(companies.listExperiences, { query: { kind: 'construction' } })
  constructionExperiences(): void {}

  @Get('experience/residential')
  @Forward(companies.listExperiences, { query: { kind: 'residential' } })
  residentialExperiences(): void {}
}
