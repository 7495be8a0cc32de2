import { Inject, Injectable } from '@nestjs/common';
import type { MailName } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { letter } from './letter.js';
import type { LetterValues } from './letter.js';
import { OutboundMessage } from './outbound-message.entity.js';

export interface NewLetter {
  /** What it is about; a second letter with the same key is not written. */
  readonly key: string;
  readonly name: MailName;
  readonly to: string;
  readonly values: LetterValues;
  /** A path of the portal. */
  readonly path?: string;
}

/** Writes letters in the transaction of what they tell of; the worker carries them. */
@Injectable()
export class MailQueue {
  private wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The worker asks to be woken after a commit that added letters. */
  onCommit(wake: () => void): void {
    this.wake = wake;
  }

  /** False where a letter with this key exists already. */
  async add(manager: EntityManager, { key, name, to, values, path }: NewLetter): Promise<boolean> {
    if (await manager.existsBy(OutboundMessage, { dedupeKey: key })) return false;
    const now = this.clock.now();
    const status = this.options.mail.kind === 'smtp' ? 'queued' : 'kept';
    const link = path === undefined ? undefined : new URL(path, this.options.publicOrigin).href;
    await manager.insert(OutboundMessage, { id: newId(), dedupeKey: key, template: name, recipient: to, ...letter(name, values, link), status, attempts: 0, dueAt: now, lastError: null, createdAt: now, sentAt: null });
    if (status === 'queued') this.database.afterCommit(() => this.wake());
    return true;
  }
}
