import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as identity } from '@groundwork/contract-identity';
import { Forward } from '@groundwork/server-bff';

@Controller()
export class CompanyController {
  @Get('company/getAll')
  @Forward(companies.listCompanies)
  allCompanies(): void {}

  @Get('company/get')
  @Forward(companies.getOwnCompany)
  companyInUse(): void {}

  @Get('company/byId/:id')
  @Forward(companies.getCompany)
  companyById(): void {}

  @Get('company/users/:id')
  @Forward(companies.listUsersOfCompany)
  usersOfCompany(): void {}

  @Get('company/userById/:id')
  @Forward(companies.getCompanyUser, { params: { userId: 'id' } })
  companyUserById(): void {}

  @Put('company/put')
  @Forward(companies.updateCompany)
  updateCompany(): void {}

  @Post('company/post')
  @HttpCode(201)
  @Forward(companies.createCompany)
  createCompany(): void {}

  @Post('company/new')
  @HttpCode(201)
  @Forward(companies.createRelatedCompany)
  createRelatedCompany(): void {}

  @Get('steps/setupcompany/:id')
  @Forward(companies.listSetupSteps, { params: { companyId: 'id' } })
  setupSteps(): void {}

  @Get('steps/setupcompany/:a/:b')
  @Forward(companies.getSetupStep, { params: { companyId: 'a', step: 'b' } })
  setupStep(): void {}

  @Get('users/company/:id')
  @Forward(identity.listCompanyUsers, { params: { companyId: 'id' } })
  accountsOfCompany(): void {}
}
