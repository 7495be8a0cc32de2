import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { HistoryNote } from '@groundwork/domain-applications';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { computedOf } from '../domain/application-facts.js';
import { stageColumns } from '../stored-stage.js';
import { ApplicationEntity } from '../persistence/application.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { HistoryNotesRepository } from '../persistence/history-notes.repository.js';

/** What a borrower answered to the term sheet of which application. */
interface Answered {
  readonly applicationId: string;
  readonly userId: string;
  readonly occurredAt: string;
}

/**
 * Keeps when the term sheet was accepted and what it shows, as the agreements service tells. The version does not move: the
 * acceptance happens while the wizard stands open, and the borrower's next save must not meet a conflict because of it.
 */
@Injectable()
export class KeepTermSheetHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly reader: ApplicationRepository,
    private readonly notes: HistoryNotesRepository,
  ) {}

  onModuleInit(): void {
    this.inbox.on('termsheet.accepted', 'keep-agreement', (manager, { payload, occurredAt }) =>
      this.handle(manager, { ...payload, occurredAt }, 'termSheetAccepted', payload),
    );
    this.inbox.on('termsheet.withdrawn', 'forget-agreement', (manager, { payload, occurredAt }) =>
      this.handle(manager, { ...payload, occurredAt }, 'termSheetWithdrawn', null),
    );
    this.inbox.on('termsheet.declined', 'forget-declined', (manager, { payload, occurredAt }) =>
      this.handle(manager, { ...payload, occurredAt }, 'termSheetDeclined', null),
    );
  }

  /** `standing`: the acceptance that stands now; null for none. */
  async handle(
    manager: EntityManager,
    { applicationId: id, userId, occurredAt }: Answered,
    command: HistoryNote,
    standing: Pick<EventPayloads['termsheet.accepted'], 'date' | 'shown'> | null,
  ): Promise<void> {
    const application = await this.reader.findForChange(id);
    if (!application) return;
    const termSheetFigures = standing?.shown ?? null;
    const computed = computedOf({ ...application, termSheetAgreementTime: standing?.date ?? null, termSheetFigures });
    await manager.update(
      ApplicationEntity,
      { id },
      {
        termSheetAgreementTime: standing && new Date(standing.date),
        termSheetFigures,
        ...computed,
        ...stageColumns(application, { ...application, ...computed }, new Date(occurredAt)),
      },
    );
    await this.notes.add(manager, application, [{ command, userId, role: 'borrower', at: new Date(occurredAt) }]);
  }
}
