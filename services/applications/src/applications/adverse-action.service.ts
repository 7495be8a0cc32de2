import { Inject, Injectable } from '@nestjs/common';
import { adverseNoticeDue, rejectedSteps } from '@groundwork/domain-applications';
import type { ApplicationCommand } from '@groundwork/domain-applications';
import { displayDay } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Outbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import { missingItems } from '../credit-file/index.js';
import type { CreditFile } from '../credit-file/index.js';
import { factsOf } from './domain/application-facts.js';
import { eventFactsOf } from './domain/event-facts.js';
import type { ApplicationRecord } from './domain/application-record.js';

interface Moved {
  readonly command: ApplicationCommand;
  readonly before: ApplicationRecord;
  readonly after: ApplicationRecord;
  readonly creditFile?: CreditFile | undefined;
}

/** The notice that a rejection of a whole application owes its applicant, in the transaction that moves the application. */
@Injectable()
export class AdverseAction {
  constructor(
    private readonly notices: AdverseNoticeRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async follow(manager: EntityManager, moved: Moved): Promise<void> {
    if (moved.command === 'reject' && isWhole(moved.after)) await this.open(manager, moved);
    // The lender has it again: another decision brings its own answer.
    if (moved.command === 'submitDocuments') await this.close(manager, moved.after);
  }

  private async open(manager: EntityManager, { before, after, creditFile }: Moved): Promise<void> {
    const { id, round, decidedBy, decidedAt } = after;
    const at = new Date(decidedAt ?? this.clock.now());
    const completedOn = completedDay(before, creditFile);
    const row = await this.notices.open(manager, {
      applicationId: id,
      round,
      decidedBy: decidedBy ?? '',
      decidedAt: at,
      completedOn,
      dueOn: adverseNoticeDue({ decidedOn: displayDay(at), completedOn }),
    });
    await this.outbox.add(manager, {
      type: 'adverse.due',
      aggregateId: id,
      payload: { ...eventFactsOf(after), noticeId: row.id, dueOn: row.dueOn, decidedBy: row.decidedBy },
    });
  }

  private async close(manager: EntityManager, after: ApplicationRecord): Promise<void> {
    const row = await this.notices.due(manager, after.id);
    if (!row) return;
    const reason = 'resubmitted';
    await this.notices.close(manager, row, reason, this.clock.now());
    await this.outbox.add(manager, {
      type: 'adverse.closed',
      aggregateId: after.id,
      payload: { ...eventFactsOf(after), noticeId: row.id, reason },
    });
  }
}

/** Sections that are named go back to the borrower to be mended: that is no answer to the application yet. */
const isWhole = ({ details }: ApplicationRecord): boolean => rejectedSteps(details.rejectionComments).length === 0;

/** The day on which a completed application came in; null for one that lacks something, and for one that had been approved. */
function completedDay({ status, submittedAt, ...application }: ApplicationRecord, creditFile: CreditFile | undefined) {
  if (status !== 'submitted' || !submittedAt || !creditFile) return null;
  const missing = missingItems(factsOf({ ...application, status, submittedAt }), creditFile, { closing: false });
  return missing.length === 0 ? displayDay(submittedAt) : null;
}
