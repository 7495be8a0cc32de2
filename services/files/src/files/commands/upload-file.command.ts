import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { BrokerInvitations } from '../intake/broker-invitations.js';
import { FileKeeper } from '../intake/file-keeper.js';
import { readForm } from '../intake/multipart-form.js';
import type { Fields } from '../intake/multipart-form.js';
import { UploadTargets } from '../intake/upload-target.js';
import type { UploadTarget } from '../intake/upload-target.js';
import type { FileUpload } from '../persistence/file-upload.entity.js';

/** An upload as it comes in. */
export interface IncomingUpload {
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** Who uploads, and where it may go. */
interface Permission {
  /** A user; or the broker record of an invited broker, which has no account yet. */
  readonly uploadedBy: string;
  /** Asked before a byte is stored. */
  readonly admit: () => Promise<void>;
  readonly targetOf: (fields: Fields) => Promise<UploadTarget>;
}

/** Takes an upload into the storage while it streams in, then records it. Whatever fails leaves no bytes behind. */
@Injectable()
export class UploadFileCommand {
  constructor(
    private readonly targets: UploadTargets,
    private readonly invitations: BrokerInvitations,
    private readonly keeper: FileKeeper,
  ) {}

  run(actor: Actor, parentType: string, incoming: IncomingUpload): Promise<FileUpload> {
    return this.take(incoming, {
      uploadedBy: found(actor.userId, 'The user'),
      admit: () => Promise.resolve(),
      targetOf: (fields) => this.targets.of(actor, parentType, fields),
    });
  }

  /** The W9 and the logo of an invited broker, for as long as the invitation is good. */
  byInvitation(brokerId: string, code: string, incoming: IncomingUpload): Promise<FileUpload> {
    return this.take(incoming, {
      uploadedBy: brokerId,
      admit: () => this.invitations.admit(brokerId, code),
      targetOf: async (fields) => this.targets.ofInvited(brokerId, fields),
    });
  }

  private async take(
    { headers, body }: IncomingUpload,
    { uploadedBy, admit, targetOf }: Permission,
  ): Promise<FileUpload> {
    const id = newId();
    try {
      const { fields, taken } = await readForm(headers, body, async (file, known) => {
        await admit();
        // Fields that come before the file let it be refused before a byte is stored.
        const target = known['type'] === undefined ? undefined : await targetOf(known);
        return { target, received: await this.keeper.receive(id, file, target) };
      });
      if (!taken) await admit();
      const target = taken?.target ?? (await targetOf(fields));
      if (!taken) throw new Problem('upload.missing');
      return await this.keeper.keep(id, target, taken.received, {
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
