import { Inject, Injectable } from '@nestjs/common';
import { noticeOnPaperErrors } from '@groundwork/domain-applications';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import { ApplicationRepository, eventFactsOf } from '../applications/index.js';
import type { AdverseNoticeDetailsDto, NoticeOnPaperDto } from './adverse-notice.dto.js';
import { GetNotice } from './get-notice.query.js';

/** A notice went out on paper: that stops its clock. What was put on record wrongly is corrected by a further entry. */
@Injectable()
export class PutNoticeOnPaper {
  constructor(
    private readonly database: Database,
    private readonly notices: AdverseNoticeRepository,
    private readonly applications: ApplicationRepository,
    private readonly outbox: Outbox,
    private readonly reading: GetNotice,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, body: NoticeOnPaperDto): Promise<AdverseNoticeDetailsDto> {
    const { applicationId } = found(await this.notices.find(id), 'The notice');
    return this.database.transaction(async (manager) => {
      // The application's lock: it is not submitted again meanwhile.
      const application = found(await this.applications.findForChange(applicationId), 'The application');
      const notice = found(await this.notices.find(id), 'The notice');
      const isCorrection = notice.sentOn !== null;
      if ((notice.status !== 'due' && !isCorrection) || notice.version !== body.version)
        throw Problem.conflict(await this.reading.execute(id));
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
        aggregateId: applicationId,
        payload: { ...facts, ...entry, recordedAt: recordedAt.toISOString() },
      });
      return this.reading.execute(id);
    });
  }
}
