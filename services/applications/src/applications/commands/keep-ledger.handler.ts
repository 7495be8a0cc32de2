import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../persistence/application.entity.js';

/** Keeps when the loan's ledger was opened: from then on draws can be asked for. */
@Injectable()
export class KeepLedgerHandler implements OnModuleInit {
  constructor(private readonly inbox: Inbox) {}

  onModuleInit(): void {
    this.inbox.on('ledger.opened', 'keep-ledger', (manager, { payload, occurredAt }) =>
      this.handle(manager, payload.applicationId, new Date(occurredAt)),
    );
  }

  async handle(manager: EntityManager, id: string, ledgerOpenedAt: Date): Promise<void> {
    await manager.update(ApplicationEntity, { id }, { ledgerOpenedAt });
  }
}
