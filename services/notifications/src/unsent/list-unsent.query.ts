import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { LessThan } from 'typeorm';
import { OutboundMessageEntity, unsent } from '../outbound/index.js';
import { masked } from './domain/masked.js';
import type { ListUnsentDto, UnsentMessageDto, UnsentPageDto } from './unsent.dto.js';

const pageSize = 25;

/** What did not leave, or not for certain, the newest first. Ids grow with time, so that an id is a cursor that stays good. */
@Injectable()
export class ListUnsent {
  constructor(private readonly database: Database) {}

  async execute({ cursor }: ListUnsentDto): Promise<UnsentPageDto> {
    const rows = await this.database.manager.find(OutboundMessageEntity, {
      where: { ...unsent, ...(cursor ? { id: LessThan(cursor) } : {}) },
      order: { id: 'DESC' },
      take: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    return { messages: page.map(view), next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
  }
}

function view(row: OutboundMessageEntity): UnsentMessageDto {
  const { id, channel, template, subject, attempts } = row;
  const to = masked(channel, row.recipient);
  return {
    id,
    channel,
    template,
    subject,
    attempts,
    to,
    // Servers say whom they refuse.
    reason: (row.lastError ?? '').replaceAll(row.recipient, to).replaceAll(row.recipient.toLowerCase(), to),
    mayHaveArrived: row.status === 'unclear',
    canBeSent: row.text !== null,
    createdAt: row.createdAt.toISOString(),
    failedAt: row.failedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
