import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { ResumableUploadDto } from '../resumable-upload.dto.js';
import { ResumableUploadRepository } from '../resumable-upload.repository.js';
import { arrivedBytes, resumableUploadView } from '../resumable-upload.view.js';

/** Where an upload of one's own stands: the next part begins there. */
@Injectable()
export class GetUpload {
  constructor(private readonly uploads: ResumableUploadRepository) {}

  async execute(actor: Actor, id: string): Promise<ResumableUploadDto> {
    const upload = await this.uploads.own(actor, id);
    const offset = upload.fileUploadId === null ? arrivedBytes(await this.uploads.parts(id)) : upload.sizeBytes;
    return resumableUploadView(upload, offset);
  }
}
