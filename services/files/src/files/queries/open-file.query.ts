import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { STORAGE } from '../../storage/index.js';
import type { FileStorage } from '../../storage/index.js';
import { DownloadTokens } from '../domain/download-token.js';
import type { FileUploadEntity } from '../persistence/file-upload.entity.js';
import { GetFile } from './get-file.query.js';

/** The bytes behind a link. Whoever has it must still be allowed to see the file. */
@Injectable()
export class OpenFile {
  private readonly tokens: DownloadTokens;

  constructor(
    private readonly getFile: GetFile,
    @Inject(STORAGE) private readonly storage: FileStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(OPTIONS) options: ServiceOptions,
  ) {
    this.tokens = new DownloadTokens(options.keys.own);
  }

  async execute(actor: Actor, id: string, token: unknown): Promise<{ file: FileUploadEntity; content: Readable }> {
    if (!this.tokens.verify(token, id, actor, this.clock.now().getTime())) throw new Problem('token.invalid');
    const file = await this.getFile.execute(actor, id);
    return { file, content: await this.storage.open(file.storageKey) };
  }
}
