import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import type { Signing } from '@groundwork/server-service';
import { LedgerAccess } from '../../ledger/index.js';
import type { CreateDrawRequestDto } from '../create-draw-request.dto.js';
import { documentErrors } from '../domain/submitted-lines.js';
import { DrawSubmission } from '../draw-submission.service.js';
import type { DrawRequestEntity } from '../persistence/draw-request.entity.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';
import { namesOf } from '../supporting-documents.guard.js';
import type { KnownFile } from '../supporting-documents.guard.js';

/** A borrower asks for money of a loan. The amounts are pending in the ledger from then on. */
@Injectable()
export class CreateDrawRequest {
  constructor(
    private readonly database: Database,
    private readonly access: LedgerAccess,
    private readonly draws: DrawRequestRepository,
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
      const ledger = await this.access.allowed(actor, 'draw', request.applicationId);
      refuseInvalid(documentErrors(request, (id) => files.get(id)?.companyId, ledger.companyId));
      const [revises, kind] = [await this.revised(request), request.kind ?? 'work'];
      return this.submission.submit(manager, {
        ledger,
        userId,
        signing,
        request,
        names: namesOf(files),
        kind,
        revises,
      });
    });
  }

  /** A release of the same loan. Whether it came back says its stage. */
  private async revised({ applicationId, revises }: CreateDrawRequestDto): Promise<DrawRequestEntity | undefined> {
    if (!revises) return undefined;
    const draw = await this.draws.find(revises);
    const own = found(draw?.applicationId === applicationId ? draw : null, 'The draw request');
    if (own.kind !== 'release') throw new Problem('state.illegal_transition');
    return own;
  }
}
