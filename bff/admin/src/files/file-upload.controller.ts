import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { Forward } from '@groundwork/server-bff';

/** Documents of applications, companies, users and brokers; review is an administrator's alone. */
@Controller()
export class FileUploadController {
  @Get('fileUpload/companyLogos/:id')
  @Forward(files.listFiles, {
    query: { parentType: 'company', type: 'companyLogo' },
    queryFromParams: { parentId: 'id' },
  })
  companyLogos(): void {}

  @Get('fileUpload/brokerLogos/:id')
  @Forward(files.listFiles, {
    query: { parentType: 'broker', type: 'brokerLogo' },
    queryFromParams: { parentId: 'id' },
  })
  brokerLogos(): void {}

  /** The link of a file, for this session and a few minutes. */
  @Get('fileUpload/retrieve/:id')
  @Forward(files.getFileLink)
  retrieveFile(): void {}

  @Get('fileUpload/content/:id')
  @Forward(files.getFileContent)
  fileContent(): void {}

  /** Uploads and decisions of a file, over all its versions. */
  @Get('fileUpload/history/:id')
  @Forward(files.getFileHistory)
  fileHistory(): void {}

  @Get('fileUpload/versions/:id')
  @Forward(files.listFileVersions)
  fileVersions(): void {}

  @Get('fileUpload/s1')
  @Forward(files.listS1Files)
  s1Files(): void {}

  /** By company. */
  @Get('fileUpload/s1/:id')
  @Forward(files.listFiles, { queryFromParams: { parentId: 'id' }, query: { parentType: 'company', type: 's1' } })
  s1FilesOfCompany(): void {}

  @Get('fileUpload/:a/:b')
  @Forward(files.listFiles, { queryFromParams: { parentType: 'a', parentId: 'b' } })
  filesOfParent(): void {}

  @Post('fileUpload/:parentType')
  @HttpCode(201)
  @Forward(files.uploadFile)
  uploadFile(): void {}

  /** The path is spelled so in the catalogue, with small letters. */
  @Put('fileupload/update')
  @Forward(files.reviewFile, { form: true })
  reviewFile(): void {}
}
