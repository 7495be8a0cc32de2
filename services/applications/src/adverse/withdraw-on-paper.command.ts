import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import { ApplicationRepository, eventFactsOf } from '../applications/index.js';
import type { AdverseNoticeDetailsDto, WithdrawOnPaperDto } from './adverse-notice.dto.js';
import { GetNotice } from './get-notice.query.js';

/** What is on record never went out: the entry stays and is withdrawn by a further one, and the notice is due until its day as before. */
@Injectable()
export class WithdrawOnPaper {
  constructor(
    private readonly database: Database,
    private readonly notices: AdverseNoticeRepository,
    private readonly applications: ApplicationRepository,
    private readonly outbox: Outbox,
    private readonly reading: GetNotice,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, body: WithdrawOnPaperDto): Promise<AdverseNoticeDetailsDto> {
    const { applicationId } = found(await this.notices.find(id), 'The notice');
    return this.database.transaction(async (manager) => {
      // The application's lock: it is not submitted again meanwhile.
      const application = found(await this.applications.findForChange(applicationId), 'The application');
      const notice = found(await this.notices.find(id), 'The notice');
      const last = (await this.notices.onPaper(id)).at(-1);
      if (notice.sentOn === null || !last || notice.version !== body.version)
        throw Problem.conflict(await this.reading.execute(id));
      const recordedAt = this.clock.now();
      const recordedBy = found(actor.userId, 'The user');
      const { sentOn, how, sentByName, reference } = last;
      const reason = body.reason.trim();
      // Submitted again since, it is owed an answer of its own.
      const isAnswered =
        application.submittedAt !== null && Date.parse(application.submittedAt) > notice.decidedAt.getTime();
      await this.notices.withdrawOnPaper(manager, notice, isAnswered ? recordedAt : null, {
        ...{ sentOn, how, sentByName, reference, reason, recordedBy, recordedAt },
        number: last.number + 1,
        withdraws: last.number,
      });
      const facts = { ...eventFactsOf(application), noticeId: id };
      await this.outbox.add(manager, {
        type: 'adverse.paper_withdrawn',
        aggregateId: applicationId,
        payload: {
          ...{ ...facts, round: notice.round, decidedBy: recordedBy, reason },
          ...{ number: last.number + 1, withdraws: last.number, recordedAt: recordedAt.toISOString() },
          dueOn: isAnswered ? null : notice.dueOn,
        },
      });
      return this.reading.execute(id);
    });
  }
}
