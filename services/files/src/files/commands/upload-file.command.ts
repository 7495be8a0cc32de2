import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { acceptsContentType, safeFileName } from '@groundwork/domain-files';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { STORAGE, storageKey } from '../../storage/file-storage.js';
import type { FileStorage } from '../../storage/file-storage.js';
import { nameFits } from '../intake/content-type.js';
import { receiveFile } from '../intake/file-intake.js';
import { readForm } from '../intake/multipart-form.js';
import { UploadTargets } from '../intake/upload-target.js';
import type { UploadTarget } from '../intake/upload-target.js';
import type { FileUpload } from '../persistence/file-upload.entity.js';
import { FileRegister } from '../persistence/file-register.js';

/** An upload as it comes in. */
export interface IncomingUpload {
  readonly parentType: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** Takes an upload into the storage while it streams in, then records it. Whatever fails leaves no bytes behind. */
@Injectable()
export class UploadFileCommand {
  constructor(
    private readonly targets: UploadTargets,
    private readonly register: FileRegister,
    @Inject(STORAGE) private readonly storage: FileStorage,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  async run(actor: Actor, { parentType, headers, body }: IncomingUpload): Promise<FileUpload> {
    const userId = found(actor.userId, 'The user');
    const id = newId();
    const key = storageKey(id);
    try {
      const { fields, taken } = await readForm(headers, body, async (file, known) => {
        // Fields that come before the file let it be refused before a byte is stored.
        const target = known['type'] === undefined ? undefined : await this.targets.of(actor, parentType, known);
        const accept = (contentType: string, name: string) => target && refuseUnfit(target, contentType, name);
        return { target, received: await receiveFile(file, { storage: this.storage, key, limitBytes: this.options.uploadLimitBytes, accept }) };
      });
      const target = taken?.target ?? (await this.targets.of(actor, parentType, fields));
      if (!taken) throw new Problem('upload.missing');
      const { name, ...received } = taken.received;
      refuseUnfit(target, received.contentType, name);
      const { owner, ...place } = target;
      const row = { id, ...place, ...owner, ...received, userFileName: safeFileName(name), storageKey: key, uploadedBy: userId };
      const kept = await this.register.add(row, uploadKeyOf(userId, headers['idempotency-key']));
      if (kept.id !== id) await this.storage.remove(key);
      return kept;
    } catch (error) {
      await this.storage.remove(key);
      throw error;
    }
  }
}

function refuseUnfit(target: UploadTarget, contentType: string, name: string): void {
  if (!acceptsContentType(target.fileType, contentType) || !nameFits(safeFileName(name), contentType)) throw new Problem('upload.type_refused');
}

/** Keys of two users never meet. */
function uploadKeyOf(userId: string, key: string | string[] | undefined): string | null {
  return typeof key === 'string' && key !== '' ? createHash('sha256').update(`${userId}\n${key}`).digest('hex') : null;
}
