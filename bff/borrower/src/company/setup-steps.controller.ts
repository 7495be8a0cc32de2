import { Controller, Get, Post, Put } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { Forward } from '@groundwork/server-bff';

/** The steps of the company's set-up; {id} and {a} are the company, {b} is the step. */
@Controller('steps/setupcompany')
export class SetupStepsController {
  @Get(':id')
  @Forward(companies.listSetupSteps, { params: { companyId: 'id' } })
  setupSteps(): void {}

  @Get(':a/:b')
  @Forward(companies.getSetupStep, { params: { companyId: 'a', step: 'b' } })
  setupStep(): void {}

  @Post()
  @Forward(companies.createSetupStep)
  createSetupStep(): void {}

  @Put()
  @Forward(companies.saveSetupStep)
  saveSetupStep(): void {}
}
