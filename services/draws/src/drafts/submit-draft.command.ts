import { Injectable } from '@nestjs/common';
import { invoiceRecord, linesWithAmount } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import { each, validate } from '@groundwork/domain-validation';
import { allow, subject } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import type { Signing } from '@groundwork/server-service';
import { DrawRequestRepository, DrawSubmission, GetDrawRequest } from '../draw-requests/index.js';
import type { DrawRequestDto, SubmittedDraw } from '../draw-requests/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import { DraftDetails } from './draft-details.service.js';
import type { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import type { SubmitDraftDto } from './draw-draft.dto.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';
import { DrawDraftRepository } from './draw-draft.repository.js';

/** What a draft asks for once it is signed; an invoice that is not finished is refused at its field. */
function submittedDraw(
  { note, documents }: DrawDraftEntity,
  lines: readonly DrawDraftLineEntity[],
  { certifySignature, certifySignatureDate, signedName }: SubmitDraftDto,
): SubmittedDraw {
  const lineItems = lines.map((line) => ({
    additionalBudgetItemId: line.budgetItemId,
    requestedAmount: line.requestedCents,
    materialsStored: line.storedCents,
    supportingDocuments: line.documents.map((document) => document.fileUploadId),
    invoices: line.invoices,
  }));
  const asking = new Set(linesWithAmount(lineItems as SubmittedDraw['lineItems']));
  refuseInvalid(
    validate(
      { lineItems: each({ invoices: each(shapeOf(invoiceRecord)) }) },
      { lineItems: lineItems.map((line) => (asking.has(line as never) ? line : { invoices: [] })) },
    ),
  );
  return {
    lineItems: lineItems as SubmittedDraw['lineItems'],
    note,
    supportingDocuments: documents.map((document) => document.fileUploadId),
    certifySignature,
    ...(certifySignatureDate ? { certifySignatureDate } : {}),
    signedName: signedName ?? null,
  };
}

/** Submits a draft as it was read: it becomes a draw request, or the next submission of the one that it revises. */
@Injectable()
export class SubmitDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: DrawDraftRepository,
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly details: DraftDetails,
    private readonly submission: DrawSubmission,
    private readonly getDrawRequest: GetDrawRequest,
  ) {}

  async execute(signing: Signing, id: string, signed: SubmitDraftDto): Promise<DrawRequestDto> {
    const { actor } = signing;
    const userId = found(actor.userId, 'The user');
    const drawRequestId = await this.database.transaction(async (manager) => {
      const draft = await this.details.editable(actor, id);
      const ledger = await this.ledgers.find(draft.applicationId);
      if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
      allow(drawsAbility(actor), 'draw', subject('Ledger', ledger));
      if (draft.version !== signed.version) throw Problem.conflict(await this.details.of(draft));
      const lines = await this.drafts.linesOf([id]);
      const request = submittedDraw(draft, lines, signed);
      // Gone before anything else happens: of two who submit it at once, one finds nothing left.
      if (!(await this.drafts.remove(manager, draft))) throw new Problem('state.version_conflict');
      const named = [...draft.documents, ...lines.flatMap((line) => line.documents)];
      const names = new Map(named.map((document) => [document.fileUploadId, document.userFileName]));
      const revises = draft.drawRequestId === null ? undefined : await this.draws.find(draft.drawRequestId);
      return this.submission.submit(manager, {
        ledger,
        userId,
        signing,
        request,
        names: (fileUploadId) => names.get(fileUploadId) ?? '',
        revises: revises ?? undefined,
      });
    });
    return this.getDrawRequest.execute(actor, drawRequestId);
  }
}
