import { Inject, Injectable } from '@nestjs/common';
import { inspectionMachine } from '@groundwork/domain-draws';
import { inspectionRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LedgerRepository } from '../ledger/index.js';
import { AccessLinks } from '@groundwork/server-links';
import { drawsAbility } from '../shared/index.js';
import type { InspectionLinkCommandDto } from './inspection.dto.js';
import type { InspectionEntity } from './inspection.entity.js';
import { InspectionRepository } from './inspection.repository.js';
import type { LinkCommand } from './inspection.repository.js';

/** The lender sends a named inspector a letter with a link, sends it again, which closes the one before, or revokes it. */
@Injectable()
export class InspectionLink {
  constructor(
    private readonly database: Database,
    private readonly inspections: InspectionRepository,
    private readonly ledgers: LedgerRepository,
    private readonly links: AccessLinks,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, command: LinkCommand, { id, version }: InspectionLinkCommandDto): Promise<void> {
    const by = { userId: found(actor.userId, 'The user'), at: this.clock.now() };
    await this.database.transaction(async (manager) => {
      const inspection = found(await this.inspections.find(id), 'The inspection');
      allow(drawsAbility(actor), 'inspect', subject('Inspection', inspection));
      if (version !== inspection.version) throw new Problem('state.version_conflict');
      const moved = { command, to: inspection.status, reason: null, by };
      await this.inspections.move(manager, inspection, moved);
      if (command === 'send link') await this.send(manager, inspection, by.userId);
      else await this.revoke(manager, id);
    });
  }

  private async revoke(manager: EntityManager, id: string): Promise<void> {
    if (!(await this.links.openFor('inspection', id))) throw new Problem('state.illegal_transition');
    await this.links.close(manager, 'inspection', id);
  }

  private async send(manager: EntityManager, inspection: InspectionEntity, sentBy: string): Promise<void> {
    const { id, applicationId, companyId, status, scheduledFor, inspectorName, inspectorEmail: email } = inspection;
    if (!inspectionMachine.next(status, 'report')) throw new Problem('state.illegal_transition');
    if (!inspectorName || !email || !scheduledFor)
      throw new Problem('rule.violated', inspectionRules.linkNeedsInspector);
    const link = await this.links.issue(manager, { purpose: 'inspection', subjectId: id, email, sentBy });
    const name = (await this.ledgers.names([applicationId])).get(applicationId)?.name ?? '';
    await this.outbox.add(manager, {
      type: 'inspection.link_sent',
      aggregateId: id,
      payload: { inspectionId: id, applicationId, companyId, name, inspectorName, email, scheduledFor, ...link },
    });
  }
}
