import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CreatePerson } from './create-person.command.js';
import { DetachPerson } from './detach-person.command.js';
import { InvitablePersonDto, ListInvitablePeople } from './list-invitable-people.query.js';
import { ListPeople } from './list-people.query.js';
import { CreatePersonDto, PeopleDto, PersonDto, UpdatePersonDto } from './person.dto.js';
import { UpdatePerson } from './update-person.command.js';

@ApiTags('people')
@Controller('people')
export class PeopleController {
  constructor(
    private readonly people: ListPeople,
    private readonly invitable: ListInvitablePeople,
    private readonly creation: CreatePerson,
    private readonly change: UpdatePerson,
    private readonly detachment: DetachPerson,
  ) {}

  @Get('company/:companyId')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: PeopleDto })
  listPeople(@CurrentActor() actor: Actor, @Param('companyId', ParseUUIDPipe) companyId: string): Promise<PeopleDto> {
    return this.people.execute(actor, companyId);
  }

  /** Who may be invited to use the portal for the company. */
  @Get('company/:companyId/invitable')
  @For('borrower')
  @ApiOkResponse({ type: [InvitablePersonDto] })
  listInvitable(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
  ): Promise<InvitablePersonDto[]> {
    return this.invitable.execute(actor, companyId);
  }

  /** An employee who owns nothing. */
  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: PersonDto })
  createPerson(@CurrentActor() actor: Actor, @Body() body: CreatePersonDto): Promise<PersonDto> {
    return this.creation.execute(actor, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: PersonDto })
  updatePerson(@CurrentActor() actor: Actor, @Body() body: UpdatePersonDto): Promise<PersonDto> {
    return this.change.execute(actor, body);
  }

  @Put(':id/detach')
  @HttpCode(200)
  @For('borrower')
  @ApiOkResponse({ type: PersonDto })
  detachPerson(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<PersonDto> {
    return this.detachment.execute(actor, id);
  }
}
