import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { InvitableQuery } from './invitable.query.js';
import { CreatePersonDto, InvitablePersonDto, PeopleDto, PersonDto, UpdatePersonDto } from './people.dto.js';
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
  @ApiOkResponse({ type: PeopleDto })
  listPeople(@CurrentActor() actor: Actor, @Param('companyId', ParseUUIDPipe) companyId: string): Promise<PeopleDto> {
    return this.people.ofCompany(actor, companyId);
  }

  /** Who may be invited to use the portal for the company. */
  @Get('company/:companyId/invitable')
  @For('borrower')
  @ApiOkResponse({ type: [InvitablePersonDto] })
  listInvitable(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<InvitablePersonDto[]> {
    return this.invitable.run(actor, companyId);
  }

  /** An employee who owns nothing. */
  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: PersonDto })
  createPerson(@CurrentActor() actor: Actor, @Body() body: CreatePersonDto): Promise<PersonDto> {
    return this.people.createEmployee(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: PersonDto })
  updatePerson(@CurrentActor() actor: Actor, @Body() body: UpdatePersonDto): Promise<PersonDto> {
    return this.people.update(actor, body);
  }

  @Put(':id/detach')
  @HttpCode(200)
  @For('borrower')
  @ApiOkResponse({ type: PersonDto })
  detachPerson(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<PersonDto> {
    return this.people.detach(actor, id);
  }
}
