import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { IdAnswer, IdRequest } from '../shared/answers.dto.js';
import { FeeRow, FeeUpdate, NewFee } from './fee.dto.js';
import { Fees } from './fees.js';

@Controller('broker-fees')
@For('admin', 'super')
export class FeesController {
  constructor(private readonly fees: Fees) {}

  @Get()
  @ApiOkResponse({ type: [FeeRow] })
  listFees(@CurrentActor() actor: Actor): Promise<FeeRow[]> {
    return this.fees.list(actor);
  }

  @Get('broker/:id')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: [FeeRow] })
  listFeesOfBroker(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) brokerId: string): Promise<FeeRow[]> {
    return this.fees.list(actor, brokerId);
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: FeeRow })
  createFee(@CurrentActor() actor: Actor, @Body() request: NewFee): Promise<FeeRow> {
    return this.fees.create(actor, request);
  }

  @Put()
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: FeeRow })
  updateFee(@CurrentActor() actor: Actor, @Body() request: FeeUpdate): Promise<FeeRow> {
    return this.fees.update(actor, request);
  }

  /** The catalogue's path has no id: the body names the fee. */
  @Delete()
  @Idempotent()
  @ApiOkResponse({ type: IdAnswer })
  removeFee(@CurrentActor() actor: Actor, @Body() { id }: IdRequest): Promise<IdAnswer> {
    return this.fees.remove(actor, id);
  }
}
