import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as draws } from '@groundwork/contract-draws';
import { Forward } from '@groundwork/server-bff';

const ofCompany = { params: { companyId: 'id' } } as const;

/** Approval and deal entry: applications of all companies. */
@Controller('application')
export class ApplicationController {
  @Get('all')
  @Forward(applications.listLatestApplications)
  allApplications(): void {}

  @Get('page')
  @Forward(applications.pageOfApplications)
  pageOfApplications(): void {}

  @Get('single/:id')
  @Forward(applications.getApplication)
  singleApplication(): void {}

  @Get('history/:id')
  @Forward(applications.getApplicationHistory)
  applicationHistory(): void {}

  @Put('update/:id')
  @Forward(applications.saveApplication)
  updateApplication(): void {}

  @Post('newapp')
  @HttpCode(201)
  @Forward(applications.createApplication)
  newApplication(): void {}

  /** Demographic details of a property. */
  @Post('esri')
  @HttpCode(200)
  @Forward(applications.lookUpDemographics)
  demographics(): void {}

  @Get('company/:id')
  @Forward(applications.listApplicationsOfCompany, ofCompany)
  applicationsOfCompany(): void {}

  @Get('inProgress/:id')
  @Forward(applications.listApplicationsOfCompany, { ...ofCompany, query: { group: 'applications' } })
  applicationsInProgress(): void {}

  @Get('awaiting/:id')
  @Forward(applications.listApplicationsOfCompany, { ...ofCompany, query: { group: 'items' } })
  applicationsAwaiting(): void {}

  @Get('inClosing/:id')
  @Forward(applications.listApplicationsOfCompany, { ...ofCompany, query: { group: 'closing' } })
  applicationsInClosing(): void {}

  @Get('active/:id')
  @Forward(applications.listApplicationsOfCompany, { ...ofCompany, query: { group: 'active' } })
  activeApplications(): void {}

  @Get('activetotals/:id')
  @Forward(draws.getActiveTotals, ofCompany)
  activeTotals(): void {}
}
