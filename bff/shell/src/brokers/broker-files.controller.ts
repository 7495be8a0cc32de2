import { Controller, Get, Post } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { Forward } from '@groundwork/server-bff';

/** The W9 and the logo of an invited broker; the body streams through. The files service looks at the invitation. */
@Controller('brokers')
export class BrokerFilesController {
  @Get(':id/files')
  @Forward(files.listInvitedBrokerFiles)
  list(): void {}

  @Post(':id/files')
  @Forward(files.uploadInvitedBrokerFile)
  upload(): void {}
}
