import { Injectable } from '@nestjs/common';
import { agreedNetting, netFunding, nettingErrors } from '@groundwork/domain-draws';
import type { Netting } from '@groundwork/domain-draws';
import { fill, paymentExports } from '@groundwork/domain-messages';
import { addCents, formatCents } from '@groundwork/domain-money';
import { refuseInvalid } from '@groundwork/server-http';
import { FundingRepository, LoanEntryRepository } from '../funding-rows/index.js';
import type { FundingEntity } from '../funding-rows/index.js';
import type { LedgerEntity } from '../ledger/index.js';

type Loan = Pick<LedgerEntity, 'applicationId' | 'terms'>;

/** Fees and reserve that payments of a loan keep back: no more than was agreed, and what was exported as it was exported. */
@Injectable()
export class LoanNetting {
  constructor(
    private readonly fundings: FundingRepository,
    private readonly entries: LoanEntryRepository,
  ) {}

  /** Of a payment that is planned: with what others kept back and are to keep back. */
  async refusePlanned({ applicationId, terms }: Loan, amountCents: number, netting: Netting): Promise<void> {
    const [keptBack, planned] = [await this.keptBack(applicationId), await this.fundings.plannedNetting(applicationId)];
    const before = {
      feesNetted: addCents([keptBack.feesNetted, planned.feesNetted]),
      reserveNetted: addCents([keptBack.reserveNetted, planned.reserveNetted]),
    };
    refuseInvalid(nettingErrors(amountCents, netting, agreedNetting(terms), before));
  }

  /** Of a payment that was made. */
  async refuseMade({ applicationId, terms }: Loan, funding: FundingEntity, netting: Netting): Promise<void> {
    const { amountCents, feesCents, reserveCents, batchNumber } = funding;
    const planned = netFunding(amountCents, { feesNetted: feesCents, reserveNetted: reserveCents });
    if (batchNumber !== null && (netting.feesNetted !== feesCents || netting.reserveNetted !== reserveCents))
      refuseInvalid({
        feesNetted: fill(paymentExports.exportedNetting, { batch: String(batchNumber), amount: formatCents(planned) }),
      });
    refuseInvalid(nettingErrors(amountCents, netting, agreedNetting(terms), await this.keptBack(applicationId)));
  }

  /** What payments of the loan kept back. */
  private async keptBack(applicationId: string): Promise<Netting> {
    const { fee, reserve } = await this.entries.sums(applicationId);
    return { feesNetted: fee, reserveNetted: reserve };
  }
}
