import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { isDuplicate, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { STORAGE, storageKey } from '../../storage/index.js';
import type { FileStorage } from '../../storage/index.js';
import { GetUpload } from '../queries/get-upload.query.js';
import type { ResumableUploadDto } from '../resumable-upload.dto.js';
import { ResumableUploadRepository } from '../resumable-upload.repository.js';
import { partBytes } from '../resumable-upload.view.js';

/**
 * Keeps a part as a whole or not at all. One that does not begin where the upload stands is `state.version_conflict`:
 * whoever sends asks where it stands.
 */
@Injectable()
export class AddPart {
  constructor(
    private readonly uploads: ResumableUploadRepository,
    private readonly getUpload: GetUpload,
    @Inject(STORAGE) private readonly storage: FileStorage,
  ) {}

  async execute(actor: Actor, id: string, beginsAt: number, body: Readable | undefined): Promise<ResumableUploadDto> {
    const upload = await this.getUpload.execute(actor, id);
    if (!body) throw new Problem('request.media_type');
    const { offset, size } = upload;
    if (beginsAt !== offset || offset >= size) throw new Problem('state.version_conflict');
    const part = { id: newId(), uploadId: id, beginsAt, sizeBytes: 0 };
    const key = storageKey(part.id);
    const most = Math.min(partBytes, size - offset);
    try {
      await this.storage.write(key, Readable.from(counted(body, most, part), { objectMode: false }));
      if (part.sizeBytes === 0) throw new Problem('upload.missing', shared.fileEmpty);
      await this.uploads.addPart(part);
    } catch (error) {
      await this.storage.remove(key);
      throw isDuplicate(error) ? new Problem('state.version_conflict') : error;
    }
    return { ...upload, offset: offset + part.sizeBytes };
  }
}

async function* counted(
  body: AsyncIterable<Buffer>,
  most: number,
  part: { sizeBytes: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    part.sizeBytes += chunk.length;
    if (part.sizeBytes > most) throw new Problem('upload.too_large');
    yield chunk;
  }
}
