import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { DemographicsDto, LookUpDemographicsDto } from './demographics.dto.js';
import { LookUpDemographics } from './look-up-demographics.command.js';

@ApiTags('demographics')
@Controller('demographics')
export class DemographicsController {
  constructor(private readonly lookUp: LookUpDemographics) {}

  /** What is known of a property's surroundings. */
  @Post()
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent('outside')
  @ApiOkResponse({ type: DemographicsDto })
  lookUpDemographics(@CurrentActor() actor: Actor, @Body() body: LookUpDemographicsDto): Promise<DemographicsDto> {
    return this.lookUp.execute(actor, body);
  }
}
