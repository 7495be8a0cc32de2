import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { STORAGE } from '../../storage/file-storage.js';
import type { FileStorage } from '../../storage/file-storage.js';
import { DownloadTokens } from '../domain/download-token.js';
import type { FileUpload } from '../persistence/file-upload.entity.js';
import { FilesQuery } from './files.query.js';

/** Links to the bytes of a file, and the bytes behind a link. */
@Injectable()
export class FileContentQuery {
  private readonly tokens: DownloadTokens;

  constructor(
    private readonly files: FilesQuery,
    @Inject(STORAGE) private readonly storage: FileStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(OPTIONS) options: ServiceOptions,
  ) {
    this.tokens = new DownloadTokens(options.keys.own);
  }

  /** A path relative to the area's base, for the session that asks. */
  async link(actor: Actor, id: string): Promise<string> {
    const file = await this.files.one(actor, id);
    const token = this.tokens.sign(file.id, actor, this.clock.now().getTime());
    return `/fileUpload/content/${file.id}?token=${encodeURIComponent(token)}`;
  }

  /** Whoever has a link must still be allowed to see the file. */
  async open(actor: Actor, id: string, token: unknown): Promise<{ file: FileUpload; content: Readable }> {
    if (!this.tokens.verify(token, id, actor, this.clock.now().getTime())) throw new Problem('token.invalid');
    const file = await this.files.one(actor, id);
    return { file, content: await this.storage.open(file.storageKey) };
  }
}
