import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import { ApplicationRepository, mayWith } from '../applications/index.js';

/** The PDF of a notice as it was sent, for whoever may read its application. */
@Injectable()
export class PrintNotice {
  constructor(
    private readonly notices: AdverseNoticeRepository,
    private readonly applications: ApplicationRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<Buffer> {
    const notice = found(await this.notices.find(id), 'The notice');
    mayWith(actor, 'read', found(await this.applications.find(notice.applicationId), 'The application'));
    return Buffer.from(found(await this.notices.paper(id), 'The letter').pdf, 'base64');
  }
}
