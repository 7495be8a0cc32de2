import { Injectable } from '@nestjs/common';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { ApplicationRepository, mayWith } from '../applications/index.js';
import type { AdverseNoticeDto } from './adverse-notice.dto.js';
import { noticeColumns, noticeView } from './adverse-notice-rows.js';
import type { NoticeRow } from './adverse-notice-rows.js';

/** The notices of one application, the latest first: to its borrower those that the portal sent. */
@Injectable()
export class ListNoticesOfApplication {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<AdverseNoticeDto[]> {
    mayWith(actor, 'read', found(await this.applications.find(id), 'The application'));
    const rows = await this.database.rows<NoticeRow>(
      `SELECT ${noticeColumns} WHERE notice.application_id = ? ${
        isAdministrator(actor) ? '' : 'AND notice.sent_at IS NOT NULL'
      } ORDER BY notice.round DESC LIMIT 100`,
      [id],
    );
    return rows.map(noticeView);
  }
}
