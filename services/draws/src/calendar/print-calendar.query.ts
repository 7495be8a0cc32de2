import { Inject, Injectable } from '@nestjs/common';
import { numberedName } from '@groundwork/domain-applications';
import { calendarWords, fill } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { LedgerAccess } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { icalendar } from './domain/ical.js';
import { DueDatesRepository } from './due-dates.repository.js';
import { dueDates } from './due-dates.js';
import type { DatedLoan } from './due-dates.js';

/** The due dates of a loan as a calendar (RFC 5545), for whoever may read the loan. */
@Injectable()
export class PrintCalendar {
  constructor(
    private readonly access: LedgerAccess,
    private readonly dates: DueDatesRepository,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<Buffer> {
    const ledger = await this.access.allowed(actor, 'read', applicationId);
    const entries = dueDates(await this.dated(ledger), this.options.publicOrigin);
    const name = fill(calendarWords.name, { name: numberedName(ledger) });
    return Buffer.from(icalendar(name, entries, this.clock.now()), 'utf8');
  }

  private async dated(ledger: LedgerEntity): Promise<DatedLoan> {
    const id = ledger.applicationId;
    const [inspections, payments, interest, papers, entries] = await Promise.all([
      this.dates.inspections(id),
      this.dates.payments(id),
      this.dates.interest(id),
      this.dates.papers(id),
      this.dates.entries(id),
    ]);
    return { ledger, inspections, payments, interest, papers, entries };
  }
}
