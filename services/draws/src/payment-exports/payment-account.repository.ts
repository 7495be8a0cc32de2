import { Inject, Injectable } from '@nestjs/common';
import { maskedNumber, plainNumber } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { Database, isDuplicate, newId, Seal } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { In } from 'typeorm';
import { PaymentAccountEntity } from './payment-account.entity.js';
import type { PaymentAccountDto, SavePaymentAccountDto } from './payment-account.dto.js';
import type { OrderAccount } from './payment-order.js';

/** The account that the lender pays from. */
export const lenderAccount = 'lender';
/** Versions that are shown, the newest. */
const longest = 100;

export const paymentAccountView = (row: PaymentAccountEntity): PaymentAccountDto => ({
  id: row.id,
  version: row.version,
  accountName: row.accountName,
  kind: row.kind,
  routingNumber: row.routingNumber,
  maskedNumber: maskedNumber(row.lastFour),
  editedBy: row.editedBy,
  editedAt: row.editedAt.toISOString(),
});

const context = (id: string): string => `payment-account:${id}:number`;

/** Bank accounts in versions, their numbers sealed. */
@Injectable()
export class PaymentAccountRepository {
  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The newest first. */
  versions(owner: string, take = longest): Promise<PaymentAccountEntity[]> {
    return this.database.manager.find(PaymentAccountEntity, { where: { owner }, order: { version: 'DESC' }, take });
  }

  async current(owner: string): Promise<PaymentAccountEntity | undefined> {
    return (await this.versions(owner, 1))[0];
  }

  /** The account in force of each owner that has one. */
  async currents(owners: readonly string[]): Promise<Map<string, PaymentAccountEntity>> {
    if (owners.length === 0) return new Map();
    const rows = await this.database.manager.find(PaymentAccountEntity, {
      where: { owner: In([...new Set(owners)]) },
      order: { version: 'ASC' },
    });
    return new Map(rows.map((row) => [row.owner, row]));
  }

  opened({ id, accountName: name, kind, routingNumber, sealed }: PaymentAccountEntity): OrderAccount {
    return { name, kind, routingNumber, number: this.seal.open(sealed, context(id)) };
  }

  /** The next version; of two who save at once the second is shown the first. */
  async next(owner: string, userId: string, saved: SavePaymentAccountDto): Promise<void> {
    await this.database.transaction(async (manager) => {
      const before = await this.current(owner);
      const conflict = () => Problem.conflict(before && paymentAccountView(before));
      if ((before?.version ?? 0) !== saved.version) throw conflict();
      const isIban = saved.kind === 'iban';
      const number = plainNumber((isIban ? saved.iban : saved.accountNumber) ?? '');
      const id = newId();
      const row: PaymentAccountEntity = {
        id,
        owner,
        version: saved.version + 1,
        accountName: saved.accountName.trim(),
        kind: saved.kind,
        routingNumber: isIban ? null : plainNumber(saved.routingNumber ?? ''),
        sealed: this.seal.seal(number, context(id)),
        // Of a number of four characters or less nothing is told.
        lastFour: number.length > 4 ? number.slice(-4) : '',
        editedBy: userId,
        editedAt: this.clock.now(),
      };
      await manager.insert(PaymentAccountEntity, row).catch((error: unknown) => {
        throw isDuplicate(error) ? conflict() : error;
      });
    });
  }
}
