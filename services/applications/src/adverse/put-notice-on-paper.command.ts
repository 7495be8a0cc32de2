import { Inject, Injectable } from '@nestjs/common';
import { noticeOnPaperErrors } from '@groundwork/domain-applications';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import type { AdverseNoticeEntity } from '../adverse-rows/index.js';
import { eventFactsOf } from '../applications/index.js';
import type { AdverseNoticeDetailsDto, NoticeOnPaperDto } from './adverse-notice.dto.js';
import { NoticeChanges } from './notice-changes.service.js';

/** A notice went out on paper: that stops its clock. What was put on record wrongly is corrected by a further entry. */
@Injectable()
export class PutNoticeOnPaper {
  constructor(
    private readonly changes: NoticeChanges,
    private readonly notices: AdverseNoticeRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, body: NoticeOnPaperDto): Promise<AdverseNoticeDetailsDto> {
    const isOpen = ({ status, sentOn }: AdverseNoticeEntity) => status === 'due' || sentOn !== null;
    return this.changes.change({ id, version: body.version }, isOpen, async ({ manager, notice, application }) => {
      const isCorrection = notice.sentOn !== null;
      const decidedOn = displayDay(notice.decidedAt);
      refuseInvalid(noticeOnPaperErrors(body, { decidedOn, today: today(this.clock), isCorrection }));
      const recordedAt = this.clock.now();
      const recordedBy = found(actor.userId, 'The user');
      const entry = {
        number: (await this.notices.onPaper(id)).length + 1,
        sentOn: body.sentOn,
        how: body.how,
        sentByName: body.sentByName.trim(),
        reference: body.reference?.trim() || null,
        reason: isCorrection ? (body.reason?.trim() ?? null) : null,
      };
      await this.notices.putOnPaper(manager, notice, { ...entry, withdraws: null, recordedBy, recordedAt });
      const facts = { ...eventFactsOf(application), noticeId: id, round: notice.round, decidedBy: recordedBy };
      await this.outbox.add(manager, {
        type: 'adverse.sent_on_paper',
        aggregateId: notice.applicationId,
        payload: { ...facts, ...entry, recordedAt: recordedAt.toISOString() },
      });
    });
  }
}
