import { Injectable } from '@nestjs/common';
import { outsideBudget } from '@groundwork/domain-applications';
import type { ApplicationCommand } from '@groundwork/domain-applications';
import type { ApprovedProperty } from '@groundwork/domain-events';
import { Outbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { BudgetRepository } from '../budget-rows/index.js';
import { CapitalRepository } from '../capital-rows/index.js';
import { ClosingItemRepository } from '../closing-rows/index.js';
import type { CreditFile } from '../credit-file/index.js';
import { beginsRound } from './domain/choose-command.js';
import { eventFactsOf } from './domain/event-facts.js';
import type { ApplicationRecord } from './domain/application-record.js';

interface Moved {
  readonly command: ApplicationCommand;
  readonly before: ApplicationRecord;
  readonly after: ApplicationRecord;
  readonly reason: string;
  /** What a decision was taken upon. */
  readonly creditFile?: CreditFile | undefined;
}

/** Tells the other services what happened to an application, in the transaction in which it happened. */
@Injectable()
export class ApplicationEvents {
  constructor(
    private readonly outbox: Outbox,
    private readonly budgets: BudgetRepository,
    private readonly closing: ClosingItemRepository,
    private readonly capital: CapitalRepository,
  ) {}

  /** `enteredBy`: the administrator who entered it for the company, null where its borrower made it. */
  async created(manager: EntityManager, application: ApplicationRecord, enteredBy: string | null): Promise<void> {
    await this.outbox.add(manager, {
      type: 'application.created',
      aggregateId: application.id,
      payload: { ...eventFactsOf(application), loanType: application.loanType ?? '', enteredBy },
    });
  }

  async moved(manager: EntityManager, { command, before, after, reason, creditFile }: Moved): Promise<void> {
    const facts = eventFactsOf(after);
    const aggregateId = after.id;
    const decided = { ...facts, decidedBy: after.decidedBy ?? '' };
    if (after.status === 'in_progress' && beginsRound(before.status, command))
      return this.outbox.add(manager, { type: 'application.reopened', aggregateId, payload: facts });
    switch (command) {
      case 'finalSubmit':
        return this.outbox.add(manager, { type: 'application.awaiting', aggregateId, payload: facts });
      case 'submitDocuments':
        return this.outbox.add(manager, { type: 'application.submitted', aggregateId, payload: facts });
      case 'requireClosing':
        return this.outbox.add(manager, { type: 'application.in_closing', aggregateId, payload: decided });
      case 'reject':
      case 'rejectSection':
        return this.outbox.add(manager, { type: 'application.rejected', aggregateId, payload: { ...decided, reason } });
      case 'approve':
      case 'completeClosing':
        return this.outbox.add(manager, {
          type: 'application.approved',
          aggregateId,
          payload: {
            ...decided,
            loanType: after.loanType ?? '',
            contractor: contractorOf(after, creditFile),
            ...(after.terms ? { terms: after.terms } : {}),
            sources: (after.details.fundingSources ?? []).map(({ name, total }) => ({ name, total })),
            outsideBudget: outsideBudget(after, await this.capital.costs(after.id)),
            papers: await this.endingPapers(after.id),
            properties: await this.approvedProperties(manager, after),
          },
        });
      default:
        return undefined;
    }
  }

  /** Papers of the checklist with the day on which they end. */
  private async endingPapers(id: string): Promise<{ kind: string; expiresOn: string }[]> {
    const items = await this.closing.ofApplication(id);
    return items.flatMap(({ kind, expiresOn }) => (expiresOn ? [{ kind, expiresOn }] : []));
  }

  private async approvedProperties(
    manager: EntityManager,
    { id, properties }: ApplicationRecord,
  ): Promise<ApprovedProperty[]> {
    const lines = await this.budgets.linesByProperty(manager, id);
    return properties.map((property) => ({
      propertyId: property.id,
      street: property.street ?? '',
      city: property.city ?? '',
      state: property.state ?? '',
      zipCode: property.zipCode ?? '',
      // The ledger has no use for notes.
      lines: (lines.get(property.id) ?? []).map(({ note: _note, ...line }) => line),
    }));
  }
}

/** What the general contractor is called whom an application names; null where it names none. */
function contractorOf({ details }: ApplicationRecord, creditFile: CreditFile | undefined): string | null {
  if (!details.contractorSelected) return null;
  return creditFile?.parties.contractors.find(({ id }) => id === details.generalContractorId)?.name ?? null;
}
