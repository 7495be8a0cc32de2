import { Body, Controller, Get, HttpCode, Param, ParseEnumPipe, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { MailName } from '@groundwork/domain-messages-letters';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import {
  LetterPreviewDto,
  LetterSettingDto,
  LetterVersionDto,
  PreviewLetterDto,
  SaveLetterTextDto,
} from './lender.dto.js';
import { letterNames } from './lender.view.js';
import { ListLetterSettings } from './list-letter-settings.query.js';
import { ListLetterVersions } from './list-letter-versions.query.js';
import { PreviewLetter } from './preview-letter.query.js';
import { SaveLetterText } from './save-letter-text.command.js';

const names = Object.fromEntries(letterNames.map((name) => [name, name]));

/** The words of the letters. */
@ApiTags('lender')
@Controller('letter-texts')
export class LetterTextsController {
  constructor(
    private readonly listing: ListLetterSettings,
    private readonly history: ListLetterVersions,
    private readonly saving: SaveLetterText,
    private readonly preview: PreviewLetter,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [LetterSettingDto] })
  listLetterTexts(): Promise<LetterSettingDto[]> {
    return this.listing.execute();
  }

  @Get(':name/versions')
  @For('admin', 'super')
  @ApiParam({ name: 'name', enum: letterNames })
  @ApiOkResponse({ type: [LetterVersionDto] })
  listLetterTextVersions(
    @Param('name', new ParseEnumPipe(names, { errorHttpStatusCode: 404 })) name: MailName,
  ): Promise<LetterVersionDto[]> {
    return this.history.execute(name);
  }

  @Put()
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: LetterVersionDto })
  saveLetterText(@CurrentActor() actor: Actor, @Body() body: SaveLetterTextDto): Promise<LetterVersionDto> {
    return this.saving.execute(actor, body);
  }

  @Post('preview')
  @HttpCode(200)
  @For('admin', 'super')
  @ApiOkResponse({ type: LetterPreviewDto })
  previewLetter(@Body() body: PreviewLetterDto): Promise<LetterPreviewDto> {
    return this.preview.execute(body);
  }
}
