import { Controller, Get, Post } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { Forward } from '@groundwork/server-bff';

/** Uploads and downloads; bodies stream through in both directions. */
@Controller('fileUpload')
export class FileUploadController {
  @Post(':parentType')
  @Forward(files.uploadFile)
  upload(): void {}

  @Get('companyLogos/:id')
  @Forward(files.listFiles, { queryFromParams: { parentId: 'id' }, query: { parentType: 'company', type: 'companyLogo' } })
  companyLogos(): void {}

  @Get('retrieve/:id')
  @Forward(files.getFileLink)
  fileLink(): void {}

  @Get('content/:id')
  @Forward(files.getFileContent)
  fileContent(): void {}

  /** By parent type and parent id. */
  @Get(':a/:b')
  @Forward(files.listFiles, { queryFromParams: { parentType: 'a', parentId: 'b' } })
  filesOfParent(): void {}
}
