import { statusMachine } from '@groundwork/domain-records';

/** Status of an application (specification 4). */
export const applicationStatuses = [
  'in_progress',
  'awaiting',
  'submitted',
  'in_closing',
  'approved',
  'rejected',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What moves it. */
export const applicationCommands = [
  /** a borrower's save of a step */
  'save',
  /** the borrower's final submit */
  'finalSubmit',
  /** the borrower submits documents and financials */
  'submitDocuments',
  /** an administrator's save while reviewing */
  'saveReview',
  /** an administrator's save that rejects a section, with its comment */
  'rejectSection',
  /** an administrator's final submit: back to the borrower */
  'returnToBorrower',
  'approve',
  'reject',
  /** approved but for closing documents */
  'requireClosing',
  /** the closing documents are there */
  'completeClosing',
] as const;
export type ApplicationCommand = (typeof applicationCommands)[number];

/** The status that every new application has. */
export const initialStatus: ApplicationStatus = 'in_progress';

/** THE status machine of an application. What it lacks is illegal and answers 409. */
export const applicationMachine = statusMachine<ApplicationStatus, ApplicationCommand>({
  start: initialStatus,
  final: ['approved'],
  commands: applicationCommands,
  transitions: {
    in_progress: { save: 'in_progress', finalSubmit: 'awaiting' },
    awaiting: { submitDocuments: 'submitted' },
    submitted: {
      saveReview: 'submitted',
      rejectSection: 'rejected',
      returnToBorrower: 'in_progress',
      approve: 'approved',
      reject: 'rejected',
      requireClosing: 'in_closing',
    },
    in_closing: { saveReview: 'in_closing', reject: 'rejected', completeClosing: 'approved' },
    approved: {},
    /** The first save brings it back, and mended by its last one it goes off at once; its history keeps what was rejected. */
    rejected: { save: 'in_progress', finalSubmit: 'awaiting' },
  },
});

/** The status after a command; undefined where the command is illegal in this status. */
export const nextStatus = applicationMachine.next;

/** The commands that a status allows. */
export function commandsOf(status: ApplicationStatus): ApplicationCommand[] {
  return applicationCommands.filter((command) => nextStatus(status, command) !== undefined);
}

/** Whether the borrower may edit: in progress, or rejected and to be mended. */
export function isEditable(status: ApplicationStatus): boolean {
  return nextStatus(status, 'save') !== undefined;
}

/** Whether its properties may be appraised: before the lender has it there is nothing to appraise, and after the decision it stands. */
export function mayBeAppraised(status: ApplicationStatus): boolean {
  return status === 'awaiting' || status === 'submitted' || status === 'in_closing';
}

/** Whether the company of such an application is locked (specification 4: while any of them is submitted). */
export function locksCompany(status: ApplicationStatus): boolean {
  return status === 'submitted';
}

/** Whether a value is one of the six. */
export function isApplicationStatus(value: unknown): value is ApplicationStatus {
  return applicationStatuses.includes(value as ApplicationStatus);
}

/** Labels of the statuses for badges. */
export const applicationStatusLabels: Readonly<Record<ApplicationStatus, string>> = {
  in_progress: 'In progress',
  awaiting: 'Awaiting documents',
  submitted: 'Submitted',
  in_closing: 'In closing',
  approved: 'Approved',
  rejected: 'Rejected',
};

/**
 * Where each status stands on the borrower's dashboard (specification 4). A rejected application stands among those
 * in progress, its rejected sections flagged. A submitted one waits for the lender: it is under review.
 */
export const dashboardGroups = {
  applications: ['in_progress', 'rejected'],
  items: ['awaiting'],
  review: ['submitted'],
  closing: ['in_closing'],
  active: ['approved'],
} as const satisfies Readonly<Record<string, readonly ApplicationStatus[]>>;
