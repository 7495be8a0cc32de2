import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { Forward } from './forward.decorator.js';
import type { Operation } from '@groundwork/server-auth';

/** The operations of the files service for an upload in parts. */
type UploadOperations = Readonly<
  Record<'beginUpload' | 'getUpload' | 'addPart' | 'finishUpload' | 'giveUpUpload', Operation>
>;

/** `/fileUpload/resumable` of an area: uploads in parts, for lines that break, passed on to the files service. */
export function resumableUploadsController(files: UploadOperations): Type {
  @Controller('fileUpload/resumable')
  class ResumableUploadsController {
    @Post()
    @Forward(files.beginUpload)
    begin(): void {}

    @Get(':id')
    @Forward(files.getUpload)
    state(): void {}

    @Put(':id')
    @Forward(files.addPart)
    addPart(): void {}

    @Post(':id')
    @Forward(files.finishUpload)
    finish(): void {}

    @Delete(':id')
    @HttpCode(204)
    @Forward(files.giveUpUpload)
    giveUp(): void {}
  }
  return ResumableUploadsController;
}
