import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { Forward } from '@groundwork/server-bff';

/** Who looks after a company, and its point person. */
@Controller('admin')
export class CompanyAdminsController {
  @Get('companyAdmins')
  @Forward(companies.listCompanyAdmins)
  companyAdmins(): void {}

  @Get('getAdminsForCompany/:id')
  @Forward(companies.listAdminsOfCompany)
  adminsForCompany(): void {}

  @Get('companyAdminHistory/:id')
  @Forward(companies.listCompanyAdminHistory)
  companyAdminHistory(): void {}

  @Post('addCompanyAdmin')
  @HttpCode(200)
  @Forward(companies.addCompanyAdmin)
  addCompanyAdmin(): void {}

  @Post('removeCompanyAdmin')
  @HttpCode(200)
  @Forward(companies.removeCompanyAdmin)
  removeCompanyAdmin(): void {}

  @Post('updateCompAdmins')
  @HttpCode(200)
  @Forward(companies.setPointPerson)
  updatePointPerson(): void {}
}
