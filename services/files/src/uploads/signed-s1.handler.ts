import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { safeFileName } from '@groundwork/domain-files';
import type { EventPayloads } from '@groundwork/domain-events';
import { fill, s1Form } from '@groundwork/domain-messages';
import { Inbox } from '@groundwork/server-events';
import { FileRepository } from '../files/index.js';
import { STORAGE, storageKey } from '../storage/index.js';
import type { FileStorage } from '../storage/index.js';

/**
 * An S-1 that its owner signed by a link becomes a file as one that was uploaded: of the borrowing company, on behalf of who sent the
 * link, in the place of the one before, for the lender's review. Its bytes were made by us: nothing else is asked of them than
 * that they are those that were signed.
 */
@Injectable()
export class SignedS1Handler implements OnModuleInit {
  constructor(
    private readonly files: FileRepository,
    @Inject(STORAGE) private readonly storage: FileStorage,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.inbox.on('s1.signed', 'file', (_manager, { payload }) => this.handle(payload));
  }

  async handle({
    fileUploadId,
    companyId,
    personId,
    signerName,
    sentBy,
    paperHash,
    pdf,
  }: EventPayloads['s1.signed']): Promise<void> {
    const bytes = Buffer.from(pdf, 'base64');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== paperHash) throw new Error(`The S-1 ${fileUploadId} is not what was signed.`);
    const key = storageKey(fileUploadId);
    await this.storage.write(key, Readable.from([bytes]));
    const file = {
      id: fileUploadId,
      ...({ parentType: 'company', parentId: companyId, fileType: 's1' } as const),
      ...{ personId, propertyId: null, companyId, brokerId: null, userId: null },
      userFileName: safeFileName(fill(s1Form.signedFile, { name: signerName })),
      ...{ contentType: 'application/pdf', sizeBytes: bytes.length, sha256, storageKey: key, uploadedBy: sentBy },
    };
    await this.files.add(file, { uploadKey: null, replaces: null, titles: new Map() });
  }
}
