import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import type { Signing } from '@groundwork/server-service';
import { LedgerRepository } from '../../ledger/index.js';
import { drawsAbility } from '../../shared/index.js';
import type { CreateDrawRequestDto } from '../create-draw-request.dto.js';
import { documentErrors } from '../domain/submitted-lines.js';
import { DrawSubmission } from '../draw-submission.service.js';
import type { KnownFile } from '../supporting-documents.guard.js';

/** A borrower asks for money of a loan. The amounts are pending in the ledger from then on. */
@Injectable()
export class CreateDrawRequest {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly submission: DrawSubmission,
  ) {}

  /** Gives the new request's id. */
  async execute(
    signing: Signing,
    request: CreateDrawRequestDto,
    files: ReadonlyMap<string, KnownFile>,
  ): Promise<string> {
    const { actor } = signing;
    const userId = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const ledger = await this.ledgers.find(request.applicationId);
      if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
      allow(drawsAbility(actor), 'draw', subject('Ledger', ledger));
      refuseInvalid(documentErrors(request, (id) => files.get(id)?.companyId, ledger.companyId));
      const names = (id: string): string => files.get(id)?.userFileName ?? '';
      return this.submission.submit(manager, { ledger, userId, signing, request, names, kind: request.kind ?? 'work' });
    });
  }
}
