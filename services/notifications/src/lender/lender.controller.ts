import { Body, Controller, Get, Header, Param, Put, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { GetLogo } from './get-logo.query.js';
import { GetTheme } from './get-theme.query.js';
import { LenderDto, SaveLenderDto } from './lender.dto.js';
import { ListLender } from './list-lender.query.js';
import { SaveLender } from './save-lender.command.js';

/** How the lender shows itself. A super administrator changes it, every administrator reads it, every browser shows it. */
@ApiTags('lender')
@Controller('lender')
export class LenderController {
  constructor(
    private readonly listing: ListLender,
    private readonly saving: SaveLender,
    private readonly theme: GetTheme,
    private readonly logo: GetLogo,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [LenderDto] })
  listLender(): Promise<LenderDto[]> {
    return this.listing.execute();
  }

  @Put()
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: LenderDto })
  saveLender(@CurrentActor() actor: Actor, @Body() body: SaveLenderDto): Promise<LenderDto> {
    return this.saving.execute(actor, body);
  }

  /** Asked for again after a minute: a change is everywhere by then. */
  @Get('theme.css')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super')
  @Header('cache-control', 'public, max-age=60')
  @ApiProduces('text/css')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getLenderTheme(): Promise<StreamableFile> {
    const css = await this.theme.execute();
    return new StreamableFile(css, { type: 'text/css; charset=utf-8', length: css.length });
  }

  @Get('logo/:logoId')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getLenderLogo(@Param('logoId') logoId: string): Promise<StreamableFile> {
    const png = await this.logo.execute(logoId);
    return new StreamableFile(png, { type: 'image/png', length: png.length });
  }
}
