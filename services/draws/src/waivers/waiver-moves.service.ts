import { Inject, Injectable } from '@nestjs/common';
import { waiverMachine } from '@groundwork/domain-draws';
import type { WaiverCommand } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LoanWatch } from '../ledger/index.js';
import { AccessLinks } from '@groundwork/server-links';
import type { WaiverEntity } from './waiver.entity.js';
import { WaiverRepository } from './waiver.repository.js';

interface Moved {
  readonly id: string;
  /** That was looked at; a link does without, since its text has a hash. */
  readonly version?: number;
  readonly command: WaiverCommand;
  readonly reason?: string | null | undefined;
  readonly userId: string | null;
}

/** What moves with a waiver: columns of its own, and what is written once it has moved, in the same transaction. */
interface Along {
  readonly columns?: Partial<WaiverEntity>;
  readonly write?: (manager: EntityManager) => Promise<void>;
}

/** Moves after which an open link opens nothing any more. */
const closing: ReadonlySet<WaiverCommand> = new Set(['revoke', 'handIn', 'void']);

/** The one way in which a waiver moves: who may, from where, on which version; status, history, links and the rest together. */
@Injectable()
export class WaiverMoves {
  constructor(
    private readonly database: Database,
    private readonly waivers: WaiverRepository,
    private readonly links: AccessLinks,
    private readonly watch: LoanWatch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `along` refuses whoever may not; the move itself comes before what is written, so that of two at once only one gets to write. */
  async move(
    { id, version, command, reason, userId }: Moved,
    along: (waiver: WaiverEntity, at: Date) => Promise<Along> | Along,
  ): Promise<void> {
    const at = this.clock.now();
    await this.database.transaction(async (manager) => {
      const waiver = found(await this.waivers.findWithText(id), 'The waiver');
      const { columns = {}, write } = await along(waiver, at);
      if ((version ?? waiver.version) !== waiver.version) throw new Problem('state.version_conflict');
      const to = waiverMachine.next(waiver.status, command);
      if (to === undefined) throw new Problem('state.illegal_transition');
      const complaint = waiverMachine.complaint(command, reason);
      if (complaint !== undefined) refuseInvalid({ reason: complaint });
      const words = reason?.trim() || null;
      // What was signed, or was to be looked at, and does not count is asked for anew; what nobody signed is not needed.
      const isOver = to === 'void' && (waiver.status === 'signed' || waiver.status === 'handedIn');
      await this.waivers.move(manager, waiver, {
        command,
        to,
        reason: words,
        columns: { reason: words, ...columns, ...(isOver ? { activeKey: null } : {}) },
        by: { userId, name: userId === null ? waiver.signerName : null, at },
      });
      if (closing.has(command)) await this.links.close(manager, 'waiver', id);
      await write?.(manager);
      await this.watch.tell(manager, waiver.applicationId, 'waiverMoved', isOver ? waiver.drawRequestId : undefined);
    });
  }
}
