import { Body, Controller, Get, Param, ParseUUIDPipe, Put, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { NameFileProperty } from './commands/name-file-property.command.js';
import { ReviewFile } from './commands/review-file.command.js';
import type { KnownParent } from './file-owner.service.js';
import { FileUploadDto, NameFilePropertyDto, ReviewFileDto } from './file.dto.js';
import { fileView } from './file.view.js';
import { NamedApplication, NamedApplicationGuard } from './named-application.guard.js';
import { ReviewedProperty, ReviewedPropertyGuard } from './reviewed-property.guard.js';
import { GetFile } from './queries/get-file.query.js';
import { ListFilesOfParent } from './queries/list-files-of-parent.query.js';
import { ListS1Files } from './queries/list-s1-files.query.js';

@ApiTags('files')
@For('borrower', 'broker', 'admin', 'super')
@Controller('files')
export class FileController {
  constructor(
    private readonly review: ReviewFile,
    private readonly nameProperty: NameFileProperty,
    private readonly listOfParent: ListFilesOfParent,
    private readonly listS1: ListS1Files,
    private readonly get: GetFile,
  ) {}

  @Get()
  @ApiQuery({ name: 'type', required: false, type: String })
  @ApiOkResponse({ type: [FileUploadDto] })
  async listFiles(
    @CurrentActor() actor: Actor,
    @Query('parentType') parentType: string,
    @Query('parentId') parentId: string,
    @Query('type') type?: string,
  ): Promise<FileUploadDto[]> {
    return (await this.listOfParent.execute(actor, parentType, parentId, type || undefined)).map(fileView);
  }

  @Put('review')
  @For('admin', 'super')
  @UseGuards(ReviewedPropertyGuard)
  @Idempotent()
  @ApiOkResponse({ type: FileUploadDto })
  async reviewFile(
    @CurrentActor() actor: Actor,
    @Body() request: ReviewFileDto,
    @ReviewedProperty() propertyTitle: string | undefined,
  ): Promise<FileUploadDto> {
    return fileView(await this.review.execute(actor, request, propertyTitle));
  }

  @Put('property')
  @For('borrower', 'admin', 'super')
  @UseGuards(NamedApplicationGuard)
  @Idempotent()
  @ApiOkResponse({ type: FileUploadDto })
  async nameFileProperty(
    @CurrentActor() actor: Actor,
    @Body() named: NameFilePropertyDto,
    @NamedApplication() application: KnownParent | undefined,
  ): Promise<FileUploadDto> {
    return fileView(await this.nameProperty.execute(actor, named, application));
  }

  /** Current S-1s of the caller's companies and its own; of all for an administrator. */
  @Get('s1')
  @ApiOkResponse({ type: [FileUploadDto] })
  async listS1Files(@CurrentActor() actor: Actor): Promise<FileUploadDto[]> {
    return (await this.listS1.execute(actor)).map(fileView);
  }

  @Get(':id')
  @ApiOkResponse({ type: FileUploadDto })
  async getFile(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<FileUploadDto> {
    return fileView(await this.get.execute(actor, id));
  }
}
