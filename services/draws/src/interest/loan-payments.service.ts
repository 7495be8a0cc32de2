import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { loanPaymentMachine } from '@groundwork/domain-draws';
import { newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LoanEntryRepository } from '../funding-rows/index.js';
import type { LoanEntryKind } from '../funding-rows/index.js';
import { LoanPaymentEntity } from './loan-payment.entity.js';
import type { LoanPaymentKind } from './loan-payment.entity.js';

interface NewPayment {
  readonly applicationId: string;
  readonly userId: string;
  readonly kind: LoanPaymentKind;
  readonly receivedOn: string;
  readonly amount: number;
  readonly reference: string;
  readonly unitId?: string;
  readonly reason?: string | null;
}

/** Writes payments that came from borrowers down, with the entries of what they pay. The loan is locked. */
@Injectable()
export class LoanPayments {
  constructor(
    private readonly entries: LoanEntryRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the payment's id. */
  async record(
    manager: EntityManager,
    { applicationId, userId, kind, receivedOn, amount, reference, unitId = undefined, reason = null }: NewPayment,
    pays: readonly { readonly kind: LoanEntryKind; readonly amountCents: number }[],
  ): Promise<string> {
    const row: LoanPaymentEntity = {
      id: newId(),
      applicationId,
      kind,
      stage: loanPaymentMachine.start,
      receivedOn,
      reference: reference.trim(),
      amountCents: amount,
      unitId: unitId ?? null,
      reason,
      reversedOn: null,
      recordedBy: userId,
      recordedAt: this.clock.now(),
      reversedBy: null,
      reversedAt: null,
      version: 1,
    };
    await manager.insert(LoanPaymentEntity, row);
    const why = {
      applicationId,
      paymentId: row.id,
      effectiveOn: receivedOn,
      reason,
      userId,
      happenedAt: row.recordedAt,
    };
    await this.entries.add(
      manager,
      pays.map((paid) => ({ ...paid, ...why })),
    );
    return row.id;
  }

  /** Adds the opposite of every entry of a payment. */
  async undo(
    manager: EntityManager,
    { id: paymentId, applicationId }: Pick<LoanPaymentEntity, 'id' | 'applicationId'>,
    why: { readonly effectiveOn: string; readonly reason: string; readonly userId: string; readonly happenedAt: Date },
  ): Promise<void> {
    const own = (await this.entries.of(applicationId)).filter((entry) => entry.paymentId === paymentId);
    await this.entries.add(
      manager,
      own.map(({ kind, amountCents }) => ({ applicationId, kind, amountCents: -amountCents, paymentId, ...why })),
    );
  }
}
