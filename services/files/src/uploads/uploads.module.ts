import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { FilesModule } from '../files/index.js';
import { ScanModule } from '../scan/index.js';
import { StorageModule } from '../storage/index.js';
import { BrokerInvitations } from './broker-invitation.service.js';
import { FileKeeper } from './file-keeper.service.js';
import { FormUpload } from './form-upload.service.js';
import { InspectorLinks } from './inspector-link.service.js';
import { InspectorPhotographController } from './inspector-photograph.controller.js';
import { InvitedBrokerFileController } from './invited-broker-file.controller.js';
import { SignedS1Handler } from './signed-s1.handler.js';
import { UploadTargets } from './upload-target.service.js';
import { UploadedPeople } from './uploaded-person.service.js';
import { UploadController } from './upload.controller.js';

/** The way of every upload: who may put it where, its bytes looked at, stored, scanned and recorded. */
@Module({
  imports: [FilesModule, StorageModule, ScanModule],
  controllers: [UploadController, InvitedBrokerFileController, InspectorPhotographController],
  providers: [
    UploadTargets,
    UploadedPeople,
    BrokerInvitations,
    InspectorLinks,
    FileKeeper,
    FormUpload,
    SignedS1Handler,
    ...useCasesOf(UploadController, InvitedBrokerFileController, InspectorPhotographController),
  ],
  exports: [UploadTargets, FileKeeper],
})
export class UploadsModule {}
