import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { addCents } from '@groundwork/domain-money';
import { drawsAbility } from '../shared/index.js';
import { DrawDraftRepository } from './draw-draft.repository.js';

/** A draft in a list: enough to go on with it. */
export class DrawDraftSummaryDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) drawRequestId!: string | null;
  @Answer.whole() version!: number;
  @ApiProperty({ type: 'integer', description: 'Sum of the lines, cents.' }) requestedAmount!: number;
  @Answer.id() changedBy!: string;
  @Answer.instant() changedAt!: string;
}

/** What people of a company are writing, the newest first. */
@Injectable()
export class ListDrafts {
  constructor(private readonly drafts: DrawDraftRepository) {}

  async execute(actor: Actor, companyId: string): Promise<DrawDraftSummaryDto[]> {
    allow(drawsAbility(actor), 'read', subject('DrawDraft', { companyId }));
    const drafts = await this.drafts.ofCompany(companyId);
    const lines = await this.drafts.linesOf(drafts.map((draft) => draft.id));
    return drafts.map(({ id, applicationId, drawRequestId, version, changedBy, changedAt }) => ({
      id,
      applicationId,
      drawRequestId,
      version,
      requestedAmount: addCents(lines.flatMap((line) => (line.draftId === id ? (line.requestedCents ?? 0) : []))),
      changedBy,
      changedAt: changedAt.toISOString(),
    }));
  }
}
