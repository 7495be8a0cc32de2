import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { DownloadTokens } from '../domain/download-token.js';
import { GetFile } from './get-file.query.js';

/** A link to the bytes of a file: a path relative to the area's base, for the session that asks. */
@Injectable()
export class GetFileLink {
  private readonly tokens: DownloadTokens;

  constructor(
    private readonly getFile: GetFile,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(OPTIONS) options: ServiceOptions,
  ) {
    this.tokens = new DownloadTokens(options.keys.own);
  }

  async execute(actor: Actor, id: string): Promise<string> {
    const file = await this.getFile.execute(actor, id);
    const token = this.tokens.sign(file.id, actor, this.clock.now().getTime());
    return `/fileUpload/content/${file.id}?token=${encodeURIComponent(token)}`;
  }
}
