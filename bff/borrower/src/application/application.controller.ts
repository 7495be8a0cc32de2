import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as draws } from '@groundwork/contract-draws';
import { Forward } from '@groundwork/server-bff';

const ofCompany = { companyId: 'id' } as const;

/** A company's applications on their way; in the paths of lists {id} is the company. */
@Controller('application')
export class ApplicationController {
  @Get('company/:id')
  @Forward(applications.listApplicationsOfCompany, { params: ofCompany })
  applicationsOfCompany(): void {}

  @Get('inProgress/:id')
  @Forward(applications.listApplicationsOfCompany, { params: ofCompany, query: { group: 'applications' } })
  applicationsInProgress(): void {}

  @Get('awaiting/:id')
  @Forward(applications.listApplicationsOfCompany, { params: ofCompany, query: { group: 'items' } })
  applicationsAwaiting(): void {}

  @Get('inClosing/:id')
  @Forward(applications.listApplicationsOfCompany, { params: ofCompany, query: { group: 'closing' } })
  applicationsInClosing(): void {}

  @Get('active/:id')
  @Forward(applications.listApplicationsOfCompany, { params: ofCompany, query: { group: 'active' } })
  activeApplications(): void {}

  @Get('activetotals/:id')
  @Forward(draws.getActiveTotals, { params: ofCompany })
  activeTotals(): void {}

  @Get('single/:id')
  @Forward(applications.getApplication)
  application(): void {}

  @Get('history/:id')
  @Forward(applications.getApplicationHistory)
  applicationHistory(): void {}

  @Post('newapp')
  @Forward(applications.createApplication)
  newApplication(): void {}

  @Put('update/:id')
  @Forward(applications.saveApplication)
  updateApplication(): void {}

  @Put('submit/:id')
  @Forward(applications.submitDocuments)
  submitDocuments(): void {}

  @Delete('removeconstructionoverseer/:id')
  @Forward(applications.removeConstructionOverseer)
  removeConstructionOverseer(): void {}
}
