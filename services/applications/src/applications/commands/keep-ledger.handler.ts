import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../persistence/application.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { HistoryNotesRepository } from '../persistence/history-notes.repository.js';

/** Keeps when the loan's ledger was opened: from then on draws can be asked for. */
@Injectable()
export class KeepLedgerHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly reader: ApplicationRepository,
    private readonly notes: HistoryNotesRepository,
  ) {}

  onModuleInit(): void {
    this.inbox.on('ledger.opened', 'keep-ledger', (manager, { payload, occurredAt }) =>
      this.handle(manager, payload.applicationId, new Date(occurredAt)),
    );
  }

  async handle(manager: EntityManager, id: string, ledgerOpenedAt: Date): Promise<void> {
    await manager.update(ApplicationEntity, { id }, { ledgerOpenedAt });
    const application = await this.reader.findForChange(id);
    const note = { command: 'ledgerOpened', userId: null, role: 'system', at: ledgerOpenedAt } as const;
    if (application) await this.notes.add(manager, application, [note]);
  }
}
