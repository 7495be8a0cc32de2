import type { ComponentType } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { closingItems } from '@groundwork/domain-applications';
import type { ClosingKind } from '@groundwork/domain-applications';
import { fileTypes } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import type { InspectionStatus } from '@groundwork/domain-draws';
import { changeStatusLabels } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { loanPage as words } from '@groundwork/domain-messages-screens';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { Stack, StatusBadge } from '@groundwork/web-ui';
import type { BudgetChange } from '../changes/change-types.js';
import { DrawStandingBadge } from '../draw-standing-badge.js';
import { FileActions } from '../files/file-actions.js';
import { fileState } from '../files/file-state.js';
import { useFiles } from '../files/files-queries.js';
import type { StoredFile } from '../files/files-access.js';
import { WaiverStatusBadge } from '../waivers/waiver-status-badge.js';
import { useLoanWaivers } from '../waivers/waivers-access.js';
import type { WaiversAccess } from '../waivers/waivers-access.js';
import { DocumentGroup, UserName } from './document-group.js';
import type { LoanDocument } from './document-group.js';
import { LoanFiles } from './loan-files.js';
import type { LoanView } from './loan-view.js';
import { waiverDocuments } from './waiver-documents.js';

interface ClosingItem {
  readonly kind: ClosingKind;
  readonly completed: boolean;
  readonly fileUploadId: string | null;
  readonly tickedBy: string | null;
  readonly tickedAt: string | null;
}

interface Inspection {
  readonly id: string;
  readonly status: InspectionStatus;
  readonly scheduledFor: string | null;
  readonly requestedAt: string;
  readonly inspectorName: string | null;
}

/** Saves a paper that the portal makes; `name` is whose. */
export type PaperOf = ComponentType<{ id: string; name: string }>;

interface LoanDocumentsProps {
  loan: LoanView;
  application: UseQueryResult<{ readonly termSheetAgreementTime: string | null }>;
  closing: UseQueryResult<{ readonly items: readonly ClosingItem[] }>;
  inspections: UseQueryResult<{ readonly inspections: readonly Inspection[] }>;
  changes: UseQueryResult<readonly BudgetChange[]>;
  waivers: WaiversAccess;
  drawFiles: Parameters<typeof LoanFiles>[0]['query'];
  papers: Readonly<Record<'termSheet' | 'certificate' | 'inspection', PaperOf>>;
}

/** What supports draws, and what an inspection saw, stands with those. */
const ofOthers: ReadonlySet<FileType> = new Set(['drawRequestDocument', 'inspectionPhoto']);

/** Every document of a loan by what it belongs to, within what its reader may see: each group is read by itself. */
export function LoanDocuments(props: LoanDocumentsProps) {
  const { loan, drawFiles, papers } = props;
  return (
    <Stack gap="6">
      <OfApplication {...props} />
      <OfClosing {...props} />
      <DocumentGroup title={words.ofDraws} documents={certificates(loan, papers.certificate)}>
        <LoanFiles query={drawFiles} draws={loan.draws} />
      </DocumentGroup>
      <OfInspections {...props} />
      <OfWaivers {...props} />
      <OfChanges {...props} />
    </Stack>
  );
}

const byId = (files: readonly StoredFile[] | undefined) =>
  new Map((files ?? []).map((file) => [file.fileUploadId, file]));

function OfApplication({ loan, application, closing, papers }: LoanDocumentsProps) {
  const files = useFiles('application', loan.applicationId);
  const ticked = new Set(closing.data?.items.map(({ fileUploadId }) => fileUploadId));
  const streetOf = (id: string | null) => loan.properties.find(({ propertyId }) => propertyId === id)?.street;
  const accepted = application.data?.termSheetAgreementTime;
  const { termSheet: TermSheet } = papers;
  const sheet: LoanDocument[] = accepted
    ? [
        {
          id: 'term-sheet',
          name: words.termSheet,
          about: words.accepted,
          at: accepted,
          actions: <TermSheet id={loan.applicationId} name={words.termSheet} />,
        },
      ]
    : [];
  const uploads = (files.data ?? [])
    .filter(({ fileType, fileUploadId }) => !ofOthers.has(fileType) && !ticked.has(fileUploadId))
    .map((file): LoanDocument => {
      const { label, tone } = fileState(file.status);
      return {
        id: file.fileUploadId,
        name: file.userFileName,
        about: [fileTypes[file.fileType].label, streetOf(file.propertyId)].filter(Boolean).join(', '),
        at: file.uploadedAt,
        who: <UserName id={file.uploadedBy} />,
        status: <StatusBadge tone={tone}>{label}</StatusBadge>,
        actions: <FileActions file={file} />,
      };
    });
  return <DocumentGroup title={words.ofApplication} query={files} documents={[...sheet, ...uploads]} />;
}

function OfClosing({ loan, closing }: LoanDocumentsProps) {
  const files = byId(useFiles('application', loan.applicationId).data);
  const documents = (closing.data?.items ?? []).flatMap(
    ({ kind, fileUploadId, completed, ...item }): LoanDocument[] => {
      if (fileUploadId === null) return [];
      // One that was replaced since it was ticked off is known by its place alone.
      const file = files.get(fileUploadId) ?? { fileUploadId, userFileName: `${closingItems[kind].label}.pdf` };
      return [
        {
          id: fileUploadId,
          name: file.userFileName,
          about: closingItems[kind].label,
          at: item.tickedAt,
          who: item.tickedBy ? <UserName id={item.tickedBy} deciding /> : undefined,
          status: (
            <StatusBadge tone={completed ? 'success' : 'warning'}>{completed ? 'Completed' : 'Open'}</StatusBadge>
          ),
          actions: <FileActions file={file} />,
        },
      ];
    },
  );
  return <DocumentGroup title={words.ofClosing} query={closing} documents={documents} />;
}

const certificates = ({ draws }: LoanView, Certificate: PaperOf): LoanDocument[] =>
  draws
    .filter(({ stage }) => stage === 'submitted')
    .map((draw) => {
      const name = fill(words.certificateOf, { n: draw.number });
      return {
        id: draw.id,
        name,
        about: '',
        at: draw.createdAt,
        who: <UserName id={draw.userId} />,
        status: <DrawStandingBadge draw={draw} />,
        actions: <Certificate id={draw.id} name={name} />,
      };
    });

function OfInspections({ inspections, papers: { inspection: Report } }: LoanDocumentsProps) {
  const documents = (inspections.data?.inspections ?? [])
    .filter(({ status }) => status === 'accepted')
    .map(({ id, scheduledFor, requestedAt, inspectorName }): LoanDocument => {
      const day = scheduledFor === null ? undefined : formatMonthDayYear(scheduledFor);
      const name = fill(words.reportOf, { day: day ?? '' }).trim();
      return {
        id,
        name,
        about: '',
        at: requestedAt,
        who: inspectorName ?? undefined,
        status: <StatusBadge tone="success">{words.accepted}</StatusBadge>,
        actions: <Report id={id} name={name} />,
      };
    });
  return <DocumentGroup title={words.ofInspections} query={inspections} documents={documents} />;
}

function OfWaivers({ loan, waivers }: LoanDocumentsProps) {
  const query = useLoanWaivers(waivers, loan.applicationId);
  const documents = waiverDocuments(query.data ?? [], waivers).map(({ status, ...document }) => ({
    ...document,
    status: <WaiverStatusBadge status={status} />,
  }));
  return <DocumentGroup title={words.ofWaivers} query={query} documents={documents} />;
}

function OfChanges({ changes }: LoanDocumentsProps) {
  const documents = (changes.data ?? []).flatMap(({ number, status, requestedAt, requestedBy, supportingDocuments }) =>
    supportingDocuments.map((file): LoanDocument => ({
      id: file.fileUploadId,
      name: file.userFileName,
      about: fill(words.changeNumber, { n: number }),
      at: requestedAt,
      who: <UserName id={requestedBy} />,
      status: <StatusBadge tone="neutral">{changeStatusLabels[status]}</StatusBadge>,
      actions: <FileActions file={file} />,
    })),
  );
  return <DocumentGroup title={words.ofChanges} query={changes} documents={documents} />;
}
