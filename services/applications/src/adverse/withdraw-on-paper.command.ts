import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import type { AdverseNoticeEntity } from '../adverse-rows/index.js';
import { eventFactsOf } from '../applications/index.js';
import type { AdverseNoticeDetailsDto, WithdrawOnPaperDto } from './adverse-notice.dto.js';
import { NoticeChanges } from './notice-changes.service.js';

/** What is on record never went out: the entry stays and is withdrawn by a further one, and the notice is due until its day as before. */
@Injectable()
export class WithdrawOnPaper {
  constructor(
    private readonly changes: NoticeChanges,
    private readonly notices: AdverseNoticeRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, body: WithdrawOnPaperDto): Promise<AdverseNoticeDetailsDto> {
    const isOpen = (notice: AdverseNoticeEntity) => notice.sentOn !== null;
    return this.changes.change({ id, version: body.version }, isOpen, async ({ manager, notice, application }) => {
      const last = found((await this.notices.onPaper(id)).at(-1), 'The entry');
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
        aggregateId: notice.applicationId,
        payload: {
          ...{ ...facts, round: notice.round, decidedBy: recordedBy, reason },
          ...{ number: last.number + 1, withdraws: last.number, recordedAt: recordedAt.toISOString() },
          dueOn: isAnswered ? null : notice.dueOn,
        },
      });
    });
  }
}
