import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { Forward } from '@groundwork/server-bff';

/** General contractors and builder's licences of the company. */
@Controller('company')
export class ContractorsController {
  /** {id} is the company. */
  @Get('gcs/:id')
  @Forward(companies.listContractors, { params: { companyId: 'id' } })
  contractors(): void {}

  @Post('gcs')
  @Forward(companies.createContractor)
  createContractor(): void {}

  @Put('gcs')
  @Forward(companies.updateContractor)
  updateContractor(): void {}

  @Delete('gcs/:id')
  @Forward(companies.removeContractor)
  removeContractor(): void {}

  @Delete('removegeneralcontractor')
  @Forward(companies.removeContractors)
  removeContractors(): void {}

  /** {id} is the company. */
  @Get('licenses/:id')
  @Forward(companies.listLicenses, { params: { companyId: 'id' } })
  licenses(): void {}

  @Post('licenses')
  @Forward(companies.createLicense)
  createLicense(): void {}

  @Put('licenses')
  @Forward(companies.updateLicense)
  updateLicense(): void {}

  @Delete('removeBL')
  @Forward(companies.removeLicenses)
  removeLicenses(): void {}
}
