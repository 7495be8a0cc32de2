import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import type { AdverseNoticeEntity } from '../adverse-rows/index.js';
import { ApplicationRepository } from '../applications/index.js';
import type { AdverseNoticeDetailsDto } from './adverse-notice.dto.js';
import { GetNotice } from './get-notice.query.js';

type Application = NonNullable<Awaited<ReturnType<ApplicationRepository['findForChange']>>>;

/** A notice, and what it is of, while nobody else changes either. */
interface NoticeInHand {
  readonly manager: EntityManager;
  readonly notice: AdverseNoticeEntity;
  readonly application: Application;
}

/** How a notice is changed: on the version that was looked at, under the lock of its application. */
@Injectable()
export class NoticeChanges {
  constructor(
    private readonly database: Database,
    private readonly notices: AdverseNoticeRepository,
    private readonly applications: ApplicationRepository,
    private readonly reading: GetNotice,
  ) {}

  /** Gives the notice as it is then. Where it is no more `isOpen` for the change, or of another version, a conflict with how it is. */
  async change(
    { id, version }: { readonly id: string; readonly version: number },
    isOpen: (notice: AdverseNoticeEntity) => boolean,
    work: (inHand: NoticeInHand) => Promise<unknown>,
  ): Promise<AdverseNoticeDetailsDto> {
    const { applicationId } = found(await this.notices.find(id), 'The notice');
    return this.database.transaction(async (manager) => {
      // The application's lock: it is not submitted again meanwhile.
      const application = found(await this.applications.findForChange(applicationId), 'The application');
      const notice = found(await this.notices.find(id), 'The notice');
      if (!isOpen(notice) || notice.version !== version) throw Problem.conflict(await this.reading.execute(id));
      await work({ manager, notice, application });
      return this.reading.execute(id);
    });
  }
}
