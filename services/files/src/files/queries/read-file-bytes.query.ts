import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import { STORAGE } from '../../storage/index.js';
import type { FileStorage } from '../../storage/index.js';
import type { FileBytesDto } from '../file.dto.js';
import { FileRepository } from '../persistence/file.repository.js';

/** Larger files are not read into memory whole, bytes. */
const largest = 20_000_000;

/** The bytes of a file of moderate size, for another service. A larger one is not found. */
@Injectable()
export class ReadFileBytes {
  constructor(
    private readonly files: FileRepository,
    @Inject(STORAGE) private readonly storage: FileStorage,
  ) {}

  async execute(id: string): Promise<FileBytesDto> {
    const file = await this.files.find(id);
    const { storageKey, contentType } = found(file && file.sizeBytes <= largest ? file : null, 'The file');
    const content = await buffer(await this.storage.open(storageKey));
    return { fileUploadId: id, contentType, content: content.toString('base64') };
  }
}
