import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import type { FileUploadEntity } from '../../files/index.js';
import { FormUpload } from '../form-upload.service.js';
import type { IncomingUpload } from '../form-upload.service.js';
import { UploadTargets } from '../upload-target.service.js';

/** A file of a signed-in user, to a record that it may upload to. */
@Injectable()
export class UploadFile {
  constructor(
    private readonly targets: UploadTargets,
    private readonly upload: FormUpload,
  ) {}

  execute(actor: Actor, parentType: string, incoming: IncomingUpload): Promise<FileUploadEntity> {
    const uploadedBy = found(actor.userId, 'The user');
    return this.upload.take(incoming, {
      admit: () => Promise.resolve(uploadedBy),
      targetOf: (fields) => this.targets.of(actor, parentType, fields),
    });
  }
}
