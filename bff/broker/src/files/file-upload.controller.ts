import { Controller, Get, Post } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { Forward } from '@groundwork/server-bff';

/** The W9, the logo and signed agreements; bodies stream through in both directions. */
@Controller('fileUpload')
export class FileUploadController {
  @Post(':parentType')
  @Forward(files.uploadFile)
  upload(): void {}

  @Get('brokerLogos/:id')
  @Forward(files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'broker', type: 'brokerLogo' },
  })
  brokerLogos(): void {}

  @Get('retrieve/:id')
  @Forward(files.getFileLink)
  fileLink(): void {}

  @Get('content/:id')
  @Forward(files.getFileContent)
  fileContent(): void {}

  /** Uploads and decisions of a file, over all its versions. */
  @Get('history/:id')
  @Forward(files.getFileHistory)
  fileHistory(): void {}

  @Get('versions/:id')
  @Forward(files.listFileVersions)
  fileVersions(): void {}

  /** By parent type and parent id. */
  @Get(':a/:b')
  @Forward(files.listFiles, { queryFromParams: { parentType: 'a', parentId: 'b' } })
  filesOfParent(): void {}
}
