import { Inject, Injectable } from '@nestjs/common';
import { closingItemErrors, closingItems } from '@groundwork/domain-applications';
import type { ClosingKind } from '@groundwork/domain-applications';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ApplicationRepository, closingFlagsOf, HistoryNotesRepository, mayWith } from '../applications/index.js';
import { ClosingItemRepository } from '../closing-rows/index.js';
import { CreditFiles } from '../credit-file/index.js';
import type { ClosingDto, SaveClosingItemDto } from './closing.dto.js';
import { closingItemView, closingView } from './closing.view.js';

/** An administrator says when an item is due and when it ends, and ticks it off with the document that stands now. */
@Injectable()
export class SaveClosingItem {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    private readonly rows: ClosingItemRepository,
    private readonly creditFiles: CreditFiles,
    private readonly notes: HistoryNotesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, kind: ClosingKind, body: SaveClosingItemDto): Promise<ClosingDto> {
    const { companyId } = found(await this.applications.find(id), 'The application');
    mayWith(actor, 'review', { companyId });
    const { files } = await this.creditFiles.read({ applicationId: id, companyId });
    const document = files.find(
      ({ parentType, fileType, status }) =>
        parentType === 'application' && fileType === closingItems[kind].fileType && status !== 'rejected',
    );
    const day = today(this.clock);
    refuseInvalid(closingItemErrors(kind, body, { hasDocument: document !== undefined, today: day }));
    return this.database.transaction(async (manager) => {
      // The application's lock: nothing is ticked off or taken back while the loan is being closed.
      const application = found(await this.applications.findForChange(id), 'The application');
      if (application.status !== 'in_closing') throw new Problem('state.illegal_transition');
      const before = await this.rows.find(id, kind);
      if ((before?.version ?? 0) !== body.version)
        throw Problem.conflict(closingItemView(kind, before, closingFlagsOf(application)));
      const completed = body.completed === true;
      const stays = completed && before?.completed === true;
      await this.rows.save(manager, before, {
        applicationId: id,
        kind,
        completed,
        dueOn: body.dueOn ?? null,
        expiresOn: body.expiresOn ?? null,
        comment: body.comment?.trim() || null,
        fileUploadId: completed ? (document?.fileUploadId ?? null) : null,
        tickedBy: stays ? before.tickedBy : completed ? (actor.userId ?? null) : null,
        tickedAt: stays ? before.tickedAt : completed ? this.clock.now() : null,
      });
      if (completed !== (before?.completed === true)) {
        const command = completed ? 'closingItemTicked' : 'closingItemReopened';
        const by = { userId: actor.userId ?? null, role: actor.role, at: this.clock.now() };
        await this.notes.add(manager, application, [{ ...by, command, subject: closingItems[kind].label }]);
      }
      return closingView(id, await this.rows.ofApplication(id), closingFlagsOf(application), day);
    });
  }
}
