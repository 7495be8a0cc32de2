import { Inject, Injectable } from '@nestjs/common';
import type { DraftLine } from '@groundwork/domain-draws';
import { drawRules, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { documentErrors } from '../draw-requests/index.js';
import type { KnownFile, SupportingDocument } from '../draw-requests/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { DraftDetails } from './draft-details.service.js';
import type { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import type { DrawDraftDto, SaveDraftDto } from './draw-draft.dto.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';
import { DrawDraftRepository } from './draw-draft.repository.js';

type Files = ReadonlyMap<string, KnownFile>;

const documentsOf = (ids: readonly string[] | null | undefined, files: Files): SupportingDocument[] =>
  (ids ?? []).map((id) => ({ fileUploadId: id, userFileName: files.get(id)?.userFileName ?? '' }));

/**
 * Saves what differs. A line that somebody else saved since it was read is a conflict, which answers with the draft as it
 * stands; then nothing is saved, and lines that nobody else touched are sent again.
 */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: DrawDraftRepository,
    private readonly ledgers: LedgerRepository,
    private readonly details: DraftDetails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, saved: SaveDraftDto, files: Files): Promise<DrawDraftDto> {
    const by = { userId: found(actor.userId, 'The user'), at: this.clock.now() };
    return this.database.transaction(async (manager) => {
      await this.refuseForeign(await this.details.editable(actor, id), saved, files);
      const draft = await this.drafts.hold(manager, id);
      if (!draft) throw new Problem('resource.not_found', drawRules.draftGone);
      await this.refuseStale(draft, saved);
      await this.drafts.touch(manager, draft, { changedBy: by.userId, changedAt: by.at });
      await this.write(manager, id, saved, files, by);
      return this.details.of(found(await this.drafts.find(id), 'The draft'));
    });
  }

  /** Lines and files of other loans and companies. */
  private async refuseForeign(draft: DrawDraftEntity, saved: SaveDraftDto, files: Files): Promise<void> {
    const { lineItems, whole } = saved;
    const own = await this.ledgers.linesById(lineItems.map((line) => line.additionalBudgetItemId));
    const errors = documentErrors(
      { lineItems, supportingDocuments: whole?.supportingDocuments },
      (id) => files.get(id)?.companyId,
      draft.companyId,
    );
    lineItems.forEach((line, index) => {
      if (own.get(line.additionalBudgetItemId)?.applicationId !== draft.applicationId)
        errors[`lineItems.${index}.additionalBudgetItemId`] = shared.choice;
    });
    refuseInvalid(errors);
  }

  /** Reads while the draft is held: what is stored does not move any more. */
  private async refuseStale(draft: DrawDraftEntity, { lineItems, whole }: SaveDraftDto): Promise<void> {
    const stored = new Map((await this.drafts.linesOf([draft.id])).map((line) => [line.budgetItemId, line.version]));
    const stale =
      (whole && whole.version !== draft.wholeVersion) ||
      lineItems.some((line) => line.version !== (stored.get(line.additionalBudgetItemId) ?? 0));
    if (stale) throw Problem.conflict(await this.details.of(draft));
  }

  private async write(
    manager: EntityManager,
    id: string,
    { lineItems, whole }: SaveDraftDto,
    files: Files,
    { userId, at }: { userId: string; at: Date },
  ): Promise<void> {
    const row = (line: DraftLine): DrawDraftLineEntity => ({
      id: newId(),
      draftId: id,
      budgetItemId: line.additionalBudgetItemId,
      version: line.version + 1,
      requestedCents: line.requestedAmount ?? null,
      percentComplete: line.percentComplete ?? null,
      storedCents: line.materialsStored ?? null,
      documents: documentsOf(line.supportingDocuments, files),
      invoices: [...(line.invoices ?? [])],
      changedBy: userId,
      changedAt: at,
    });
    for (const line of lineItems) await this.drafts.saveLine(manager, row(line));
    if (whole)
      await this.drafts.saveWhole(
        manager,
        { id, wholeVersion: whole.version },
        { note: whole.note?.trim() || null, documents: documentsOf(whole.supportingDocuments, files) },
      );
  }
}
