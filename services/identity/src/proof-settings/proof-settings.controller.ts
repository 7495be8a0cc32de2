import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { ListProofSettings } from './list-proof-settings.query.js';
import { SaveProofSetting } from './save-proof-setting.command.js';
import { SaveSigningSettingDto, SigningSettingDto } from './proof-settings.dto.js';

/** What is proved at sign-in and before a signature. A super administrator changes it, every administrator reads it. */
@Controller('signing-settings')
export class ProofSettingsController {
  constructor(
    private readonly list: ListProofSettings,
    private readonly save: SaveProofSetting,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [SigningSettingDto] })
  listSigningSettings(): Promise<SigningSettingDto[]> {
    return this.list.execute();
  }

  @Put()
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: SigningSettingDto })
  saveSigningSetting(@CurrentActor() actor: Actor, @Body() body: SaveSigningSettingDto): Promise<SigningSettingDto> {
    return this.save.execute(actor, body);
  }
}
