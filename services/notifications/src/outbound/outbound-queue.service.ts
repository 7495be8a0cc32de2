import { Inject, Injectable } from '@nestjs/common';
import { fill } from '@groundwork/domain-messages';
import { texts } from '@groundwork/domain-messages-letters';
import type { MailName, TextName } from '@groundwork/domain-messages-letters';

import type { Clock } from '@groundwork/domain-time';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, newId, Seal } from '@groundwork/server-data';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { In, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { LetterWriter } from '../lender/index.js';
import type { LetterList, LetterValues } from '../lender/index.js';
import { OutboundMessageEntity, sealContext } from './outbound-message.entity.js';
import type { Channel, MessageStatus } from './outbound-message.entity.js';

/** What did not leave, or not for certain, and nobody put aside. */
export const unsent = { status: In(['failed', 'unclear'] satisfies MessageStatus[]), asideAt: IsNull() } as const;

/** A message as somebody saw it: after so many tries. */
export interface SeenMessage {
  readonly id: string;
  readonly attempts: number;
}

interface NewMessage {
  /** What it is about; a second one with the same key is not written. */
  readonly key: string;
  readonly to: string;
  readonly values: LetterValues;
  /** A path of the portal. */
  readonly path?: string | undefined;
  /** Until when its link or code works. */
  readonly expiresAt?: string | undefined;
}

export interface NewLetter extends NewMessage {
  readonly name: MailName;
  /** Below its words; links are paths of the portal. */
  readonly lists?: readonly LetterList[];
}

export interface NewText extends NewMessage {
  readonly name: TextName;
}

/** Writes letters and text messages in the transaction of what they tell of; the worker carries them. */
@Injectable()
export class OutboundQueue {
  private wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
    private readonly letters: LetterWriter,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The worker asks to be woken after a commit that added messages. */
  onCommit(wake: () => void): void {
    this.wake = wake;
  }

  /** False where a letter with this key exists already. */
  async addLetter(
    manager: EntityManager,
    { key, name, to, values, path, lists, expiresAt }: NewLetter,
  ): Promise<boolean> {
    const linked = (lists ?? []).map(({ heading, entries }) => ({
      heading,
      entries: entries.map((entry) => ({ ...entry, link: this.linkTo(entry.link) })),
    }));
    const { subject, text, html } = await this.letters.write(
      manager,
      name,
      { ...values, email: to },
      { link: this.linkTo(path), lists: linked },
    );
    return this.add(
      manager,
      'mail',
      {
        dedupeKey: `${key} ${name}`,
        template: name,
        recipient: to,
        subject,
        expiresAt: expiresAt ? new Date(expiresAt) : null,
      },
      { text, html },
    );
  }

  /** False where one with this key exists already, or the deployment sends no text messages. */
  async addText(manager: EntityManager, { key, name, to, values, path, expiresAt }: NewText): Promise<boolean> {
    if (this.options.texts.kind === 'none') return false;
    const lender = await this.letters.lenderName(manager);
    const text = fill(texts[name] as string, { ...values, lender, link: this.linkTo(path) ?? '' }).trim();
    return this.add(
      manager,
      'text',
      {
        dedupeKey: `${key} text ${name}`,
        template: name,
        recipient: to,
        subject: '',
        expiresAt: expiresAt ? new Date(expiresAt) : null,
      },
      { text, html: null },
    );
  }

  /** One that failed goes as it was written, from the try that was seen on. False where it did already, or nothing of it is left. */
  async sendAgain(manager: EntityManager, { id, attempts }: SeenMessage): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await manager.update(
      OutboundMessageEntity,
      { id, attempts, ...unsent, text: Not(IsNull()) },
      { status: 'queued', dueAt: now, againAt: now },
    );
    if (affected) this.database.afterCommit(() => this.wake());
    return affected === 1;
  }

  /** One that failed is left as it is, and what it said goes. False where somebody did something with it already. */
  async putAside(manager: EntityManager, { id, attempts }: SeenMessage): Promise<boolean> {
    const { affected } = await manager.update(
      OutboundMessageEntity,
      { id, attempts, ...unsent },
      { asideAt: this.clock.now(), text: null, html: null },
    );
    return affected === 1;
  }

  private linkTo(path: string | undefined): string | undefined {
    return path === undefined ? undefined : new URL(path, this.options.publicOrigin).href;
  }

  private async add(
    manager: EntityManager,
    channel: Channel,
    about: Pick<OutboundMessageEntity, 'dedupeKey' | 'template' | 'recipient' | 'subject' | 'expiresAt'>,
    { text, html }: { readonly text: string; readonly html: string | null },
  ): Promise<boolean> {
    if (await manager.existsBy(OutboundMessageEntity, { dedupeKey: about.dedupeKey })) return false;
    const now = this.clock.now();
    const id = newId();
    const staysInMailbox = (channel === 'mail' ? this.options.mail : this.options.texts).kind === 'mailbox';
    const bodies = staysInMailbox
      ? { text, html }
      : {
          text: this.seal.seal(text, sealContext(id, 'text')),
          html: html === null ? null : this.seal.seal(html, sealContext(id, 'html')),
        };
    await manager.insert(OutboundMessageEntity, {
      id,
      channel,
      ...about,
      ...bodies,
      status: staysInMailbox ? 'kept' : 'queued',
      attempts: 0,
      dueAt: now,
      lastError: null,
      createdAt: now,
      sentAt: null,
      failedAt: null,
      againAt: null,
      asideAt: null,
    });
    if (!staysInMailbox) this.database.afterCommit(() => this.wake());
    return true;
  }
}
