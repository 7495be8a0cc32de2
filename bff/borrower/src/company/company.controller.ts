import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as companies } from '@groundwork/contract-companies';
import { Forward } from '@groundwork/server-bff';

/** The borrower's company. */
@Controller('company')
export class CompanyController {
  @Get('get')
  @Forward(companies.getOwnCompany)
  ownCompany(): void {}

  @Get('byId/:id')
  @Forward(companies.getCompany)
  companyById(): void {}

  @Get('budget/:id')
  @Forward(applications.listBudgetsOfCompany, { params: { companyId: 'id' } })
  budgetsOfCompany(): void {}

  @Get('userById/:id')
  @Forward(companies.getCompanyUser, { params: { userId: 'id' } })
  companyUser(): void {}

  @Get('users/:id')
  @Forward(companies.listUsersOfCompany)
  usersOfCompany(): void {}

  @Put('put')
  @Forward(companies.updateCompany)
  updateCompany(): void {}

  @Post('post')
  @Forward(companies.createCompany)
  createCompany(): void {}

  @Post('new')
  @Forward(companies.createRelatedCompany)
  createRelatedCompany(): void {}

  @Post('structure')
  @HttpCode(200)
  @Forward(companies.verifyStructure)
  verifyStructure(): void {}

  /** {id} is the person. */
  @Put('detachperson/:id')
  @Forward(companies.detachPerson)
  detachPerson(): void {}

  @Delete('removeEO')
  @Forward(companies.removeOwners)
  removeOwners(): void {}
}
