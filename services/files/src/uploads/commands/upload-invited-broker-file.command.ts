import { Injectable } from '@nestjs/common';
import type { FileUploadEntity } from '../../files/index.js';
import { BrokerInvitations } from '../broker-invitation.service.js';
import { FormUpload } from '../form-upload.service.js';
import type { IncomingUpload } from '../form-upload.service.js';
import { UploadTargets } from '../upload-target.service.js';

/** The W9 and the logo of an invited broker, for as long as the invitation is good. */
@Injectable()
export class UploadInvitedBrokerFile {
  constructor(
    private readonly targets: UploadTargets,
    private readonly invitations: BrokerInvitations,
    private readonly upload: FormUpload,
  ) {}

  execute(brokerId: string, code: string, incoming: IncomingUpload): Promise<FileUploadEntity> {
    return this.upload.take(incoming, {
      admit: async () => {
        await this.invitations.admit(brokerId, code);
        return brokerId;
      },
      targetOf: async (fields) => this.targets.ofInvited(brokerId, fields),
    });
  }
}
