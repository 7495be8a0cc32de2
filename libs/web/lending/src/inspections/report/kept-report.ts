import { isLower, MAX_REPORT_PHOTOS, reportErrors } from '@groundwork/domain-draws';
import type { InspectionPhoto, InspectionReport } from '@groundwork/domain-draws';
import type { FieldErrors } from '@groundwork/domain-validation';
import { percentage } from '@groundwork/domain-validation';

/** A budget line as the report shows it, kept so that it needs no network. */
export interface WorkLine {
  readonly id: string;
  readonly name: string;
  readonly section: string;
  /** Of the last accepted report. */
  readonly accepted: number | null;
  readonly isHeld: boolean;
}

/** What an inspection is about, as it was last read. */
export interface Work {
  readonly applicationId: string;
  readonly name: string;
  /** Where and when, as the page says it; left out where it says nothing. */
  readonly about?: string;
  readonly note: string | null;
  readonly returned: string | null;
  readonly lines: readonly WorkLine[];
}

export interface KeptLine {
  readonly id: string;
  readonly percentComplete: number | null;
  readonly reason: string;
  readonly note: string;
}

/** What is read of an inspection to begin its report; its last report where it had one. */
export interface ReportedWork {
  readonly work: Work;
  readonly inspectionId: string;
  readonly last:
    | {
        readonly note: string | null;
        readonly lines: readonly {
          readonly additionalBudgetItemId: string;
          readonly percentComplete?: number | null | undefined;
          readonly reason?: string | null | undefined;
          readonly note?: string | null | undefined;
        }[];
      }
    | null
    | undefined;
}

interface OfInspection {
  readonly applicationId: string;
  readonly applicationName: string;
  readonly note: string | null;
  readonly status: string;
  readonly reason: string | null;
  readonly heldLines: readonly string[];
}
interface OfLoan {
  readonly lines: readonly {
    readonly additionalBudgetItemId: string;
    readonly name: string;
    readonly section: string;
    readonly percentComplete: number | null;
  }[];
}

/** A report as it is written on a phone. */
export interface KeptReport {
  /** Whose, and of which inspection: `<user> <inspection>`. */
  readonly key: string;
  readonly inspectionId: string;
  readonly reportId: string;
  /** Of the sending; another one after each refusal. */
  readonly sendKey: string;
  readonly work: Work;
  readonly inspectedAt: string;
  readonly note: string;
  readonly lines: readonly KeptLine[];
  /** 'queued' once it is to be sent: nothing of it changes any more, until it is sent or refused. */
  readonly state: 'writing' | 'queued';
}

/** A photograph that was taken, with the file that it has become. */
export interface KeptPhoto {
  /** Its key, too: sent again it is the same file. */
  readonly id: string;
  readonly reportKey: string;
  /** The budget line; null for the whole. */
  readonly line: string | null;
  readonly takenAt: string;
  readonly place: string | null;
  readonly content: Blob;
  readonly name: string;
  readonly fileUploadId: string | null;
}

export const keyOf = (userId: string, inspectionId: string): string => `${userId} ${inspectionId}`;

/** What the report needs to know, from what the server answered. */
export const workOf = (inspection: OfInspection, loan: OfLoan): Work => ({
  applicationId: inspection.applicationId,
  name: inspection.applicationName,
  note: inspection.note,
  returned: inspection.status === 'returned' ? inspection.reason : null,
  lines: loan.lines.map(({ additionalBudgetItemId: id, name, section, percentComplete }) => ({
    id,
    name,
    section,
    accepted: percentComplete,
    isHeld: inspection.heldLines.includes(id),
  })),
});

/** A report that is begun; of one that was returned with what it said. */
export const newReport = (key: string, { inspectionId, work, last }: ReportedWork, now: Date): KeptReport => ({
  key,
  inspectionId,
  reportId: crypto.randomUUID(),
  sendKey: crypto.randomUUID(),
  work,
  inspectedAt: now.toISOString(),
  note: last?.note ?? '',
  lines: (last?.lines ?? []).map((line) => ({
    id: line.additionalBudgetItemId,
    percentComplete: line.percentComplete ?? null,
    reason: line.reason ?? '',
    note: line.note ?? '',
  })),
  state: 'writing',
});

const emptyLine = (id: string): KeptLine => ({ id, percentComplete: null, reason: '', note: '' });

export const lineOf = ({ lines }: KeptReport, id: string): KeptLine =>
  lines.find((line) => line.id === id) ?? emptyLine(id);

export const withLine = (report: KeptReport, id: string, change: Partial<KeptLine>): KeptReport => ({
  ...report,
  lines: [...report.lines.filter((line) => line.id !== id), { ...lineOf(report, id), ...change }],
});

const photosOf = (photos: readonly KeptPhoto[], line: string | null): InspectionPhoto[] =>
  photos
    .filter((photo) => photo.line === line)
    .map(({ id, fileUploadId, takenAt, place }) => ({ fileUploadId: fileUploadId ?? id, takenAt, place }));

/** The report as it is sent; a photograph that is no file yet stands with its own id. */
export const bodyOf = (report: KeptReport, photos: readonly KeptPhoto[]): InspectionReport => ({
  id: report.inspectionId,
  reportId: report.reportId,
  inspectedAt: report.inspectedAt,
  note: report.note.trim() || null,
  photos: photosOf(photos, null),
  lines: report.work.lines.flatMap(({ id, accepted }) => {
    const line = lineOf(report, id);
    const taken = photosOf(photos, id);
    if (line.percentComplete === null && !line.note.trim() && taken.length === 0) return [];
    return [
      {
        additionalBudgetItemId: id,
        percentComplete: line.percentComplete,
        reason: isLower(line, accepted) ? line.reason.trim() || null : null,
        note: line.note.trim() || null,
        photos: taken,
      },
    ];
  }),
});

/** What is wrong with a report before it is sent, by budget line and field ('<id>.reason'); 'lines' for the whole. */
export function complaintsOf(report: KeptReport, photos: readonly KeptPhoto[]): FieldErrors {
  const body = bodyOf(report, photos);
  const accepted = new Map(report.work.lines.map((line) => [line.id, line.accepted]));
  const errors = reportErrors(body, (id) => accepted.get(id));
  body.lines.forEach(({ percentComplete }, at) => {
    const complaint = typeof percentComplete === 'number' ? percentage(percentComplete) : undefined;
    if (complaint !== undefined) errors[`lines.${at}.percentComplete`] = complaint;
  });
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^lines\.(\d+)\./, (_whole, at: string) => `${body.lines[Number(at)]?.additionalBudgetItemId}.`),
      message,
    ]),
  );
}

/** Whether so many more photographs fit. */
export const hasRoomFor = (photos: readonly KeptPhoto[], more: number): boolean =>
  photos.length + more <= MAX_REPORT_PHOTOS;
