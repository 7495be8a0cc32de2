import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { EndDevice } from './commands/end-device.command.js';
import { EndOtherDevices } from './commands/end-other-devices.command.js';
import { ListDevices } from './queries/list-devices.query.js';
import { DeviceDto } from './session.dto.js';

@Controller('users/current/devices')
@For(...roles)
export class DevicesController {
  constructor(
    private readonly devices: ListDevices,
    private readonly end: EndDevice,
    private readonly endOthers: EndOtherDevices,
  ) {}

  @Get()
  @ApiOkResponse({ type: [DeviceDto] })
  listDevices(@CurrentActor() actor: Actor): Promise<DeviceDto[]> {
    return this.devices.execute(actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  endDevice(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.end.execute(actor, id);
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  endOtherDevices(@CurrentActor() actor: Actor): Promise<void> {
    return this.endOthers.execute(actor);
  }
}
