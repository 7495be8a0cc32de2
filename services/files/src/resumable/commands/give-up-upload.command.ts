import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { AbandonedUploads } from '../abandoned-upload.service.js';
import { ResumableUploadRepository } from '../resumable-upload.repository.js';

/** Ends an upload of one's own: nothing of it stays. */
@Injectable()
export class GiveUpUpload {
  constructor(
    private readonly uploads: ResumableUploadRepository,
    private readonly abandoned: AbandonedUploads,
  ) {}

  async execute(actor: Actor, id: string): Promise<void> {
    await this.abandoned.remove((await this.uploads.own(actor, id)).id);
  }
}
