import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { DigestSettingDto, SaveDigestSettingDto } from './digest-setting.dto.js';
import { GetDigestSetting } from './get-digest-setting.query.js';
import { SaveDigestSetting } from './save-digest-setting.command.js';

/** The letter of the day to administrators: each turns the own one on and off. */
@ApiTags('digest')
@For('admin', 'super')
@Controller('digest')
export class DigestController {
  constructor(
    private readonly setting: GetDigestSetting,
    private readonly save: SaveDigestSetting,
  ) {}

  @Get()
  @ApiOkResponse({ type: DigestSettingDto })
  getDigestSetting(@CurrentActor() actor: Actor): Promise<DigestSettingDto> {
    return this.setting.execute(actor);
  }

  @Put()
  @Idempotent()
  @ApiOkResponse({ type: DigestSettingDto })
  saveDigestSetting(@CurrentActor() actor: Actor, @Body() body: SaveDigestSettingDto): Promise<DigestSettingDto> {
    return this.save.execute(actor, body);
  }
}
