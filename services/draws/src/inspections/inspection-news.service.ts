import { Inject, Injectable } from '@nestjs/common';
import type { EventType, InspectionFacts } from '@groundwork/domain-events';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, loanFacts } from '../ledger/index.js';
import type { InspectionEntity } from './inspection.entity.js';
import { InspectionRepository } from './inspection.repository.js';

const events = {
  request: 'inspection.requested',
  schedule: 'inspection.scheduled',
  report: 'inspection.reported',
  accept: 'inspection.decided',
  return: 'inspection.decided',
  cancel: 'inspection.decided',
} as const satisfies Record<string, EventType>;
const decisions = { accept: 'accepted', return: 'returned', cancel: 'cancelled' } as const;

/** Whose doing it was. */
interface Teller {
  readonly userId: string;
  readonly namedInspector?: string | null;
  /** Of the actor; left out where the lender decided something else that this follows. */
  readonly role?: string;
}

type Step = keyof typeof events;
const isDecision = (step: Step): step is keyof typeof decisions => step in decisions;

/** Tells what happened to an inspection, in its transaction. */
@Injectable()
export class InspectionNews {
  constructor(
    private readonly inspections: InspectionRepository,
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @param inspection as it stands afterwards */
  async tell(manager: EntityManager, step: Step, inspection: InspectionEntity, by: Teller): Promise<void> {
    const facts = await this.facts(inspection, by);
    const aggregateId = inspection.id;
    if (!isDecision(step)) {
      await this.outbox.add(manager, { type: events[step], aggregateId, payload: facts });
      return;
    }
    const report = await this.inspections.lastReport(inspection);
    await this.outbox.add(manager, {
      type: events[step],
      aggregateId,
      payload: {
        ...facts,
        status: decisions[step],
        reportedBy: report?.reportedBy ?? null,
        reason: inspection.reason ?? '',
      },
    });
  }

  private async facts(
    inspection: InspectionEntity,
    { userId: doneBy, namedInspector, role }: Teller,
  ): Promise<InspectionFacts> {
    const { id: inspectionId, applicationId, origin, requestedBy } = inspection;
    const { scheduledFor, inspectorId, inspectorName, inspectorEmail } = inspection;
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    return {
      ...loanFacts(ledger, origin === 'borrower' ? requestedBy : ledger.userId),
      inspectionId,
      origin,
      places: ledger.properties.map(({ street, city, state, zipCode }) => `${street}, ${city}, ${state} ${zipCode}`),
      scheduledFor,
      inspectorId,
      inspectorName,
      inspectorEmail,
      doneBy,
      ...(namedInspector ? { byLink: true } : {}),
      doneAs: role === 'borrower' ? 'borrower' : 'administrator',
    };
  }
}
