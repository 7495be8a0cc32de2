import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import type { FileUploadEntity } from '../../files/index.js';
import { FormUpload } from '../form-upload.service.js';
import type { IncomingUpload } from '../form-upload.service.js';
import { InspectorLinks, MAX_PHOTOGRAPH_BYTES } from '../inspector-link.service.js';
import type { InspectorAdmission } from '../inspector-link.service.js';
import { UploadTargets } from '../upload-target.service.js';

/** A photograph of a report that is written by a link: of the loan that is inspected, on behalf of who sent the link. */
@Injectable()
export class UploadInspectorPhotograph {
  constructor(
    private readonly targets: UploadTargets,
    private readonly links: InspectorLinks,
    private readonly upload: FormUpload,
  ) {}

  execute(actor: Actor, incoming: IncomingUpload): Promise<FileUploadEntity> {
    let admission: InspectorAdmission | undefined;
    return this.upload.take(incoming, {
      limitBytes: MAX_PHOTOGRAPH_BYTES,
      admit: async ({ token = '' }) => {
        admission = await this.links.admit(token, actor);
        return admission.sentBy;
      },
      targetOf: async (fields) => this.targets.ofInspector(found(admission, 'The link'), fields),
    });
  }
}
