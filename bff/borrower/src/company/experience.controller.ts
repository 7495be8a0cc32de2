import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { Forward } from '@groundwork/server-bff';

/** What the company has built and sold, and what it rents out. */
@Controller('experience')
export class ExperienceController {
  @Get('construction')
  @Forward(companies.listExperiences, { query: { kind: 'construction' } })
  constructionExperiences(): void {}

  @Post('construction')
  @Forward(companies.createExperience, { query: { kind: 'construction' } })
  createConstructionExperience(): void {}

  @Put('construction')
  @Forward(companies.updateExperience, { query: { kind: 'construction' } })
  updateConstructionExperience(): void {}

  @Delete('construction')
  @Forward(companies.removeExperience, { query: { kind: 'construction' } })
  removeConstructionExperience(): void {}

  @Get('residential')
  @Forward(companies.listExperiences, { query: { kind: 'residential' } })
  residentialExperiences(): void {}

  @Post('residential')
  @Forward(companies.createExperience, { query: { kind: 'residential' } })
  createResidentialExperience(): void {}

  @Put('residential')
  @Forward(companies.updateExperience, { query: { kind: 'residential' } })
  updateResidentialExperience(): void {}

  @Delete('residential')
  @Forward(companies.removeExperience, { query: { kind: 'residential' } })
  removeResidentialExperience(): void {}
}

/** Removal of several at once, under the path that the catalogue has for it. */
@Controller('company')
export class ExperienceRemovalController {
  @Delete('removeexperience')
  @Forward(companies.removeExperiences)
  removeExperiences(): void {}
}
