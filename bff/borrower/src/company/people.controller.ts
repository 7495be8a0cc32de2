import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { Forward } from '@groundwork/server-bff';

/** The people of the company, and who owns it. {id} of a company path is the company or an entity of its tree. */
@Controller()
export class PeopleController {
  @Get('people/company/:id')
  @Forward(companies.listPeople, { params: { companyId: 'id' } })
  people(): void {}

  /** Who may be invited; the invitation is POST /users/invite, since a GET changes nothing. */
  @Get('people/invite/:id')
  @Forward(companies.listInvitable, { params: { companyId: 'id' } })
  invitablePeople(): void {}

  @Post('people/create')
  @Forward(companies.createPerson)
  createPerson(): void {}

  @Put('people/update')
  @Forward(companies.updatePerson)
  updatePerson(): void {}

  @Get('entityowners/company/:id')
  @Forward(companies.getOwnership, { params: { companyId: 'id' } })
  ownership(): void {}

  @Post('entityowners/create')
  @Forward(companies.createOwner)
  createOwner(): void {}

  @Put('entityowners')
  @Forward(companies.updateOwner)
  updateOwner(): void {}

  @Delete('entityowners/:id')
  @Forward(companies.removeOwner)
  removeOwner(): void {}
}
