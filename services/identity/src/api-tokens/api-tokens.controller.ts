import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ApiTokenDto, CreateApiTokenDto, NewApiTokenDto, OpenApiTokenDto, OpenedApiTokenDto } from './api-token.dto.js';
import { CreateApiToken } from './create-api-token.command.js';
import { ListApiTokens } from './list-api-tokens.query.js';
import { OpenApiToken } from './open-api-token.command.js';
import { RevokeApiToken } from './revoke-api-token.command.js';

/** Keys of the lender's for machines. Making and revoking need no key against a second time: see the commands. */
@Controller('api-tokens')
export class ApiTokensController {
  constructor(
    private readonly list: ListApiTokens,
    private readonly creation: CreateApiToken,
    private readonly revocation: RevokeApiToken,
    private readonly opening: OpenApiToken,
  ) {}

  @Get()
  @For('super')
  @ApiOkResponse({ type: [ApiTokenDto] })
  listApiTokens(@CurrentActor() actor: Actor): Promise<ApiTokenDto[]> {
    return this.list.execute(actor);
  }

  @Post()
  @For('super')
  @ApiCreatedResponse({ type: NewApiTokenDto })
  createApiToken(@CurrentActor() actor: Actor, @Body() body: CreateApiTokenDto): Promise<NewApiTokenDto> {
    return this.creation.execute(actor, body);
  }

  @Delete(':id')
  @For('super')
  @ApiOkResponse({ type: ApiTokenDto })
  revokeApiToken(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<ApiTokenDto> {
    return this.revocation.execute(actor, id);
  }

  /** A back end asks on the way of a call. */
  @Post('opened')
  @HttpCode(200)
  @For('anonymous')
  @ApiOkResponse({ type: OpenedApiTokenDto })
  openApiToken(@CurrentActor() actor: Actor, @Body() { token }: OpenApiTokenDto): Promise<OpenedApiTokenDto> {
    return this.opening.execute(actor, token);
  }
}
