import { Inject, Injectable } from '@nestjs/common';
import { inspectionMachine } from '@groundwork/domain-draws';
import type { InspectionCommand } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AccessLinks } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { drawsAbility } from '../shared/index.js';
import type { InspectionEntity } from './inspection.entity.js';
import { InspectionDetails } from './inspection-details.service.js';
import { InspectionNews } from './inspection-news.service.js';
import { InspectionRepository } from './inspection.repository.js';
import type { Mover } from './inspection.repository.js';

interface Moved {
  readonly id: string;
  /** That was looked at; a report does without, since its inspector may have been away from the network for long. */
  readonly version?: number;
  readonly command: InspectionCommand;
  readonly reason?: string | null | undefined;
}

/** What moves with an inspection: columns of its own, and what is written once it has moved, in the same transaction. */
interface Along {
  readonly columns: Partial<InspectionEntity>;
  readonly write?: (manager: EntityManager) => Promise<void>;
}

type Beside = (inspection: InspectionEntity, by: Mover) => Promise<Along> | Along;

/** Moves after which an open link opens nothing any more. */
const closing: ReadonlySet<InspectionCommand> = new Set(['accept', 'cancel']);

/** The one way in which an inspection moves: who may, from where, on which version; status, history and the rest together. */
@Injectable()
export class InspectionMoves {
  constructor(
    private readonly database: Database,
    private readonly inspections: InspectionRepository,
    private readonly news: InspectionNews,
    private readonly links: AccessLinks,
    private readonly details: InspectionDetails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The move itself comes first, so that of two at once only one gets to write. */
  async move(actor: Actor, moved: Moved, along: Beside): Promise<void> {
    const { userId } = actor;
    await this.run(moved, along, actor.role, async (inspection, at) => {
      const what = moved.command === 'cancel' ? 'cancel' : 'inspect';
      allow(drawsAbility(actor), what, subject('Inspection', inspection));
      if ((moved.version ?? inspection.version) !== inspection.version)
        throw Problem.conflict(await this.details.of(actor, inspection));
      return { userId: found(userId, 'The user'), at };
    });
  }

  /** By whoever holds the link: the named inspector, on behalf of who sent it. */
  async reportByLink(link: AccessLinkEntity, along: Beside): Promise<void> {
    await this.run({ id: link.subjectId, command: 'report' }, along, undefined, async ({ inspectorName }, at) => {
      await this.links.refuseClosed(link);
      return { userId: link.sentBy, namedInspector: inspectorName, at };
    });
  }

  private async run(
    { id, command, reason }: Moved,
    along: Beside,
    role: string | undefined,
    mover: (inspection: InspectionEntity, at: Date) => Promise<Mover> | Mover,
  ): Promise<void> {
    const at = this.clock.now();
    await this.database.transaction(async (manager) => {
      const inspection = found(await this.inspections.find(id), 'The inspection');
      const by = await mover(inspection, at);
      const to = inspectionMachine.next(inspection.status, command);
      if (to === undefined) throw new Problem('state.illegal_transition');
      const complaint = inspectionMachine.complaint(command, reason);
      if (complaint !== undefined) refuseInvalid({ reason: complaint });
      const words = reason?.trim() || null;
      const { columns, write } = await along(inspection, by);
      await this.inspections.move(manager, inspection, { command, to, reason: words, columns, by });
      await write?.(manager);
      const after = found(await this.inspections.find(id), 'The inspection');
      if (closing.has(command) || after.inspectorEmail !== inspection.inspectorEmail)
        await this.links.close(manager, 'inspection', id);
      await this.news.tell(manager, command, after, { ...by, ...(role === undefined ? {} : { role }) });
    });
  }
}
