import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { InvitableQuery } from './invitable.query.js';
import { CreatePersonBody, InvitableAnswer, PeopleAnswer, PersonAnswer, UpdatePersonBody } from './people.dto.js';
import { People } from './people.js';

@ApiTags('people')
@Controller('people')
export class PeopleController {
  constructor(
    private readonly people: People,
    private readonly invitable: InvitableQuery,
  ) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: PeopleAnswer })
  listPeople(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<PeopleAnswer> {
    return this.people.ofCompany(actor, companyId);
  }

  /** Who may be invited to use the portal for the company. */
  @Get('company/:companyId/invitable')
  @For('borrower')
  @ApiOkResponse({ type: [InvitableAnswer] })
  listInvitable(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<InvitableAnswer[]> {
    return this.invitable.run(actor, companyId);
  }

  /** An employee who owns nothing. */
  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: PersonAnswer })
  createPerson(@CurrentActor() actor: Actor, @Body() body: CreatePersonBody): Promise<PersonAnswer> {
    return this.people.createEmployee(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: PersonAnswer })
  updatePerson(@CurrentActor() actor: Actor, @Body() body: UpdatePersonBody): Promise<PersonAnswer> {
    return this.people.update(actor, body);
  }

  @Put(':id/detach')
  @HttpCode(200)
  @For('borrower')
  @ApiOkResponse({ type: PersonAnswer })
  detachPerson(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<PersonAnswer> {
    return this.people.detach(actor, id);
  }
}
