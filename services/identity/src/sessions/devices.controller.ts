import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { OwnDevices } from './own-devices.js';
import { SignedInDevice } from './session.dto.js';

@Controller('users/current/devices')
@For('borrower', 'broker', 'admin', 'super')
export class DevicesController {
  constructor(private readonly devices: OwnDevices) {}

  @Get()
  @ApiOkResponse({ type: [SignedInDevice] })
  listDevices(@CurrentActor() actor: Actor): Promise<SignedInDevice[]> {
    return this.devices.list(actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  endDevice(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.devices.end(actor, id);
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  endOtherDevices(@CurrentActor() actor: Actor): Promise<void> {
    return this.devices.endOthers(actor);
  }
}
