import { Inject, Injectable } from '@nestjs/common';
import type { AgreementHistoryCommand } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AgreementHistory } from './persistence/agreement-history.entity.js';

interface Entry {
  readonly command: AgreementHistoryCommand;
  readonly fromStatus: string | null;
  readonly toStatus: string;
  readonly actor: Actor;
  readonly comment?: string | null;
}

/** Writes what happened to an agreement, under the transaction in which it happens. */
@Injectable()
export class AgreementHistories {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async add(manager: EntityManager, agreementId: string, entry: Entry): Promise<void> {
    const { command, fromStatus, toStatus, actor, comment = null } = entry;
    await manager.insert(AgreementHistory, {
      id: newId(),
      agreementId,
      command,
      fromStatus,
      toStatus,
      userId: actor.userId ?? null,
      comment,
      at: this.clock.now(),
    });
  }
}
