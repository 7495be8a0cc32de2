import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@groundwork/domain-accounts';
import { isId } from '@groundwork/domain-validation';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import type { FindOptionsWhere } from 'typeorm';
import { And, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { AccountEntity, accountsAbility, ApiTokenEntity } from '../accounts/index.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import type { AuditPageDto, AuditPersonDto, ReadAuditDto } from './audit.dto.js';

const pageSize = 50;

/** Reads the record, newest first. Ids grow with time, so that an id is a cursor that stays good while entries are added. */
@Injectable()
export class ReadAudit {
  constructor(private readonly database: Database) {}

  async execute(
    actor: Actor,
    { kind, account, address, from, to, cursor, limit = pageSize }: ReadAuditDto,
  ): Promise<AuditPageDto> {
    allow(accountsAbility(actor), 'read', 'Audit');
    const bounds = [...(from ? [MoreThanOrEqual(from)] : []), ...(to ? [LessThan(to)] : [])];
    const where: FindOptionsWhere<AuditEntryEntity> = {
      ...(kind ? { kind } : {}),
      ...(account ? await this.ofAccount(account) : {}),
      ...(address ? { address } : {}),
      ...(bounds.length ? { occurredAt: And(...bounds) } : {}),
      ...(cursor ? { id: LessThan(cursor) } : {}),
    };
    const rows = await this.database.manager.find(AuditEntryEntity, { where, order: { id: 'DESC' }, take: limit + 1 });
    const page = rows.slice(0, limit);
    const people = await this.people(page.flatMap((row) => [row.accountId, row.actorId]));
    const personOf = (id: string | null): AuditPersonDto | null =>
      id ? (people.get(id) ?? { id, name: '', email: '' }) : null;
    return {
      entries: page.map((row) => ({
        id: row.id,
        kind: row.kind,
        at: row.occurredAt.toISOString(),
        account: personOf(row.accountId),
        by: personOf(row.actorId),
        address: row.address,
        userAgent: row.userAgent,
        details: row.details,
      })),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  }

  private async ofAccount(typed: string): Promise<FindOptionsWhere<AuditEntryEntity>> {
    if (isId(typed)) return { accountId: typed };
    const email = normaliseEmail(typed);
    const account = await this.database.manager.findOne(AccountEntity, { select: { id: true }, where: { email } });
    return account ? { accountId: account.id } : { typedHash: createHash('sha256').update(email).digest('hex') };
  }

  private async people(ids: readonly (string | null)[]): Promise<Map<string, AuditPersonDto>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const accounts = wanted.length
      ? await this.database.manager.find(AccountEntity, {
          select: { id: true, firstName: true, lastName: true, email: true },
          where: { id: In(wanted) },
        })
      : [];
    const people = new Map(
      accounts.map(({ id, firstName, lastName, email }) => [
        id,
        { id, name: `${firstName} ${lastName}`.trim(), email },
      ]),
    );
    const others = wanted.filter((id) => !people.has(id));
    const machines = others.length
      ? await this.database.manager.find(ApiTokenEntity, {
          select: { id: true, name: true },
          where: { id: In(others) },
        })
      : [];
    for (const { id, name } of machines) people.set(id, { id, name: `API token ${name}`, email: '' });
    return people;
  }
}
