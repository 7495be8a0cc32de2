import { Injectable } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found, Problem } from '@groundwork/server-http';
import { isPrintablePicture } from '@groundwork/server-paper';
import { Lender, ServiceClients } from '@groundwork/server-service';
import { LedgerRepository } from '../ledger/index.js';
import { InspectionDetails } from './inspection-details.service.js';
import { inspectionPaper } from './inspection-paper.js';
import type { InspectionEntity } from './inspection.entity.js';
import type { InspectionReportEntity } from './inspection-report.entity.js';
import { InspectionRepository } from './inspection.repository.js';

/** Most photographs of one paper: it stays readable, and fits into memory. */
const mostPictures = 120;

/** The last report of an inspection as a PDF; the borrower's once it is accepted. */
@Injectable()
export class PrintInspection {
  constructor(
    private readonly details: InspectionDetails,
    private readonly inspections: InspectionRepository,
    private readonly ledgers: LedgerRepository,
    private readonly services: ServiceClients,
    private readonly lender: Lender,
  ) {}

  async execute(actor: Actor, id: string): Promise<Buffer> {
    const inspection = await this.details.readable(actor, id);
    const isReadable = isAdministrator(actor) || inspection.status === 'accepted';
    const report = found(isReadable ? await this.inspections.lastReport(inspection) : null, 'The report');
    const ledger = found(await this.ledgers.find(inspection.applicationId), 'The loan');
    const reporter = report.namedInspector ?? (await this.nameOf(report.reportedBy));
    return inspectionPaper({
      inspection,
      report,
      ledger,
      lines: new Map((await this.ledgers.lines(ledger.applicationId)).map((line) => [line.id, line])),
      inspector: await this.inspectorOf(inspection, reporter),
      reporter,
      contents: await this.contentsOf(report),
      letterhead: await this.lender.letterhead(),
    });
  }

  private async inspectorOf({ inspectorId, inspectorName }: InspectionEntity, reporter: string): Promise<string> {
    return inspectorId ? this.nameOf(inspectorId) : (inspectorName ?? reporter);
  }

  private async nameOf(id: string): Promise<string> {
    const { firstName, lastName } = await this.services.call(identity.getUserName, { params: { id } });
    return `${firstName} ${lastName}`.trim();
  }

  /** One after the other, so that few are in flight at once; one that is gone or of another format is left out. */
  private async contentsOf({ photos, lines }: InspectionReportEntity): Promise<Map<string, Buffer>> {
    const contents = new Map<string, Buffer>();
    const taken = [...photos, ...lines.flatMap((line) => line.photos ?? [])].slice(0, mostPictures);
    for (const { fileUploadId: id } of taken) {
      try {
        const { contentType, content } = await this.services.call(files.readFileBytes, { params: { id } });
        if (isPrintablePicture(contentType)) contents.set(id, Buffer.from(content, 'base64'));
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'resource.not_found') throw error;
      }
    }
    return contents;
  }
}
