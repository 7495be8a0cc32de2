import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { KnownFiles } from '../draw-requests/index.js';
import type { KnownFile } from '../draw-requests/index.js';
import { CurrentLink, linkGuard, LinkTokenDto } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { LinkReportDto, OpenedInspectionDto } from './inspection-link.dto.js';
import { OpenInspection } from './open-inspection.query.js';
import { PhotographsGuard } from './photographs.guard.js';
import { ReportByLink } from './report-by-link.command.js';

const InspectionLinkGuard = linkGuard('inspection');

/** What a named inspector's link opens without an account. The token stands in the body: addresses are written into logs. */
@ApiTags('inspections by a link')
@Controller('inspection-link')
@For('anonymous', 'borrower', 'broker', 'admin', 'super')
@UseGuards(InspectionLinkGuard)
export class InspectionLinkController {
  constructor(
    private readonly opening: OpenInspection,
    private readonly reporting: ReportByLink,
  ) {}

  @Post('open')
  @HttpCode(200)
  @ApiBody({ type: LinkTokenDto })
  @ApiOkResponse({ type: OpenedInspectionDto })
  openInspection(@CurrentLink() link: AccessLinkEntity): Promise<OpenedInspectionDto> {
    return this.opening.execute(link);
  }

  @Post('report')
  @HttpCode(200)
  @Idempotent()
  @UseGuards(PhotographsGuard)
  @ApiOkResponse({ type: OpenedInspectionDto })
  async reportByLink(
    @CurrentLink() link: AccessLinkEntity,
    @Body() report: LinkReportDto,
    @KnownFiles() files: ReadonlyMap<string, KnownFile>,
  ): Promise<OpenedInspectionDto> {
    await this.reporting.execute(link, report, files);
    return this.opening.execute(link);
  }
}
