import { Inject, Injectable } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { openClosingItems } from '@groundwork/domain-applications';
import { closingProgress } from '@groundwork/domain-files';
import type { ClosingFile } from '@groundwork/domain-files';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { CLOCK, ServiceClients } from '@groundwork/server-service';
import { ApplicationRepository, closingFlagsOf } from '../applications/index.js';
import type { ApplicationInClosing, ClosingNarrowing } from '../applications/index.js';
import { ClosingItemRepository } from '../closing-rows/index.js';
import type { ClosingItemEntity } from '../closing-rows/index.js';
import { batches } from '../shared/batches.js';
import { grouped } from '../shared/grouped.js';
import { closingView } from './closing.view.js';
import type { ListedClosingDto } from './closings.dto.js';

/** Of so many loans the items, and the papers, are asked for at once. */
const atOnce = 500;

/** So many loans in closing are looked at: how far each is, and so their order, is known of those alone that were read. */
export const mostClosings = 2000;

/** Loans in closing with how far each is: two statements and one question to the files for so many of them. */
@Injectable()
export class Closings {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly rows: ClosingItemRepository,
    @Inject(ServiceClients) private readonly services: ServiceClients,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One more than are looked at tells that there are more. */
  async found(narrowing: ClosingNarrowing): Promise<{ closings: ListedClosingDto[]; hasMore: boolean }> {
    const day = today(this.clock);
    const read = await this.applications.inClosing(narrowing, mostClosings + 1);
    const parts = batches(read.slice(0, mostClosings), atOnce);
    const listed = await Promise.all(parts.map((part) => this.listed(part, day)));
    return { closings: listed.flat(), hasMore: read.length > mostClosings };
  }

  private async listed(applications: readonly ApplicationInClosing[], day: string): Promise<ListedClosingDto[]> {
    const applicationIds = applications.map(({ id }) => id);
    const [rows, papers] = await Promise.all([
      this.rows.ofApplications(applicationIds),
      this.services.call(files.listClosingPapers, { body: { applicationIds } }),
    ]);
    const rowsOf = grouped(rows, ({ applicationId }) => applicationId);
    const papersOf = grouped(papers, ({ applicationId }) => applicationId);
    return applications.map((application) =>
      listedClosing(application, rowsOf.get(application.id) ?? [], papersOf.get(application.id) ?? [], day),
    );
  }
}

function listedClosing(
  application: ApplicationInClosing,
  rows: readonly ClosingItemEntity[],
  papers: readonly ClosingFile[],
  day: string,
): ListedClosingDto {
  const { id, details, ...facts } = application;
  const flags = closingFlagsOf(application);
  const { items } = closingView(id, rows, flags, day);
  const plannedOn = details.closingPlannedOn ?? null;
  const conditions = details.approvalConditions ?? [];
  const open = openClosingItems(rows, flags, day);
  return {
    ...facts,
    applicationId: id,
    plannedOn,
    ...closingProgress({ open, items, files: papers, conditions, plannedOn }, day),
  };
}
