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
  @Forward(files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'company', type: 'companyLogo' },
  })
  companyLogos(): void {}

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

  @Get('s1')
  @Forward(files.listS1Files)
  s1Files(): void {}

  /** By company. */
  @Get('s1/:id')
  @Forward(files.listFiles, { queryFromParams: { parentId: 'id' }, query: { parentType: 'company', type: 's1' } })
  s1FilesOfCompany(): void {}

  /** By parent type and parent id. */
  @Get(':a/:b')
  @Forward(files.listFiles, { queryFromParams: { parentType: 'a', parentId: 'b' } })
  filesOfParent(): void {}
}
