import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { CurrentLink, linkGuard } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { AdmitPhotograph } from './admit-photograph.command.js';
import { AdmitPhotographDto, AdmittedPhotographDto } from './inspection-link.dto.js';

const InspectionLinkGuard = linkGuard('inspection');

/** What the service asks that takes a photograph of somebody without an account. */
@For('system')
@Controller('internal/inspection-link')
export class InspectionPhotographController {
  constructor(private readonly admitting: AdmitPhotograph) {}

  @Post('photograph')
  @HttpCode(200)
  @UseGuards(InspectionLinkGuard)
  @ApiOkResponse({ type: AdmittedPhotographDto })
  admitPhotograph(
    @CurrentLink() link: AccessLinkEntity,
    @Body() _sent: AdmitPhotographDto,
  ): Promise<AdmittedPhotographDto> {
    return this.admitting.execute(link);
  }
}
