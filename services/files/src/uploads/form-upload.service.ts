import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { FileUploadEntity } from '../files/index.js';
import { FileKeeper } from './file-keeper.service.js';
import { readForm } from './intake/multipart-form.js';
import type { Fields } from './intake/multipart-form.js';
import type { UploadTarget } from './upload-target.service.js';

/** An upload as it comes in. */
export interface IncomingUpload {
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** Who uploads, and where it may go. */
export interface UploadPermission {
  /**
   * Asked before a byte is stored, with the fields that came before the file: whose upload it is. A user; the broker record of an
   * invited broker, which has no account yet; whoever sent the link of an inspector.
   */
  readonly admit: (fields: Fields) => Promise<string>;
  readonly targetOf: (fields: Fields) => Promise<UploadTarget>;
  /** Where less is taken than the service takes, bytes. */
  readonly limitBytes?: number;
}

/** Takes a form's file into the storage while it streams in, then records it. Whatever fails leaves no bytes behind. */
@Injectable()
export class FormUpload {
  constructor(private readonly keeper: FileKeeper) {}

  async take(
    { headers, body }: IncomingUpload,
    { admit, targetOf, limitBytes }: UploadPermission,
  ): Promise<FileUploadEntity> {
    const id = newId();
    try {
      const { fields, file: received } = await readForm(headers, body, async (file, known) => {
        const uploadedBy = await admit(known);
        // Fields that come before the file let it be refused before a byte is stored.
        const target = known['type'] === undefined ? undefined : await targetOf(known);
        return { uploadedBy, target, file: await this.keeper.receive(id, file, target, limitBytes) };
      });
      if (!received) await admit(fields);
      const target = received?.target ?? (await targetOf(fields));
      if (!received) throw new Problem('upload.missing');
      const { uploadedBy } = received;
      return await this.keeper.keep(id, target, received.file, {
        uploadedBy,
        uploadKey: uploadKeyOf(uploadedBy, headers['idempotency-key']),
      });
    } catch (error) {
      await this.keeper.discard(id);
      throw error;
    }
  }
}

/** Keys of two uploaders never meet. */
function uploadKeyOf(uploadedBy: string, key: string | string[] | undefined): string | null {
  return typeof key === 'string' && key !== ''
    ? createHash('sha256').update(`${uploadedBy}\n${key}`).digest('hex')
    : null;
}
