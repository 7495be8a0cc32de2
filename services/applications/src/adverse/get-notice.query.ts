import { Injectable } from '@nestjs/common';
import type { AdverseLetter } from '@groundwork/domain-applications';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import { parsed } from '../shared/raw.js';
import type { AdverseNoticeDetailsDto } from './adverse-notice.dto.js';
import { noticeColumns, noticeView } from './adverse-notice-rows.js';
import type { NoticeRow } from './adverse-notice-rows.js';

/** One notice: its letter as it was sent, or the creditor of the last one to begin with. */
@Injectable()
export class GetNotice {
  constructor(
    private readonly database: Database,
    private readonly notices: AdverseNoticeRepository,
  ) {}

  async execute(id: string): Promise<AdverseNoticeDetailsDto> {
    const [row] = await this.database.rows<NoticeRow>(`SELECT ${noticeColumns} WHERE notice.id = ?`, [id]);
    const notice = noticeView(found(row, 'The notice'));
    const own = await this.notices.find(id);
    const creditor = notice.sentAt === null ? await this.notices.lastSent() : own;
    const paper = notice.status === 'sent' ? await this.notices.paper(id) : null;
    return {
      ...notice,
      creditorAddress: creditor?.creditorAddress ?? '',
      creditorPhone: creditor?.creditorPhone ?? '',
      agency: creditor?.agency ?? '',
      letter: paper ? parsed<AdverseLetter>(paper.content) : null,
      onPaper: (await this.notices.onPaper(id)).map(({ id: _, noticeId: __, recordedAt, ...entry }) => ({
        ...entry,
        recordedAt: recordedAt.toISOString(),
      })),
    };
  }
}
