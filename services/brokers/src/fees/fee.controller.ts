import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { IdDto } from '../shared/index.js';
import { CreateFee } from './create-fee.command.js';
import { FeeDto, UpdateFeeDto, CreateFeeDto } from './fee.dto.js';
import { ListFees } from './list-fees.query.js';
import { RemoveFee } from './remove-fee.command.js';
import { UpdateFee } from './update-fee.command.js';

@Controller('broker-fees')
@For('admin', 'super')
export class FeeController {
  constructor(
    private readonly list: ListFees,
    private readonly create: CreateFee,
    private readonly update: UpdateFee,
    private readonly remove: RemoveFee,
  ) {}

  @Get()
  @ApiOkResponse({ type: [FeeDto] })
  listFees(@CurrentActor() actor: Actor): Promise<FeeDto[]> {
    return this.list.execute(actor);
  }

  @Get('broker/:id')
  @For('broker', 'admin', 'super')
  @ApiOkResponse({ type: [FeeDto] })
  listFeesOfBroker(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) brokerId: string): Promise<FeeDto[]> {
    return this.list.execute(actor, brokerId);
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: FeeDto })
  createFee(@CurrentActor() actor: Actor, @Body() body: CreateFeeDto): Promise<FeeDto> {
    return this.create.execute(actor, body);
  }

  @Put()
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: FeeDto })
  updateFee(@CurrentActor() actor: Actor, @Body() body: UpdateFeeDto): Promise<FeeDto> {
    return this.update.execute(actor, body);
  }

  /** The catalogue's path has no id: the body names the fee. */
  @Delete()
  @Idempotent()
  @ApiOkResponse({ type: IdDto })
  removeFee(@CurrentActor() actor: Actor, @Body() { id }: IdDto): Promise<IdDto> {
    return this.remove.execute(actor, id);
  }
}
