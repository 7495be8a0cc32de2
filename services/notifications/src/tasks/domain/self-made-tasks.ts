import { numberedName } from '@groundwork/domain-applications';
import type { TaskCause, TaskSubject } from '@groundwork/domain-accounts';
import { isDecided, loanPaperLabels, loanPapers, PAPER_DAYS } from '@groundwork/domain-draws';
import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';
import { fill } from '@groundwork/domain-messages';
import { deskTasks } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';
import { addDays } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { uploadedDocument } from '../../shared/reviewed-file.js';

/** The task of an event. */
export interface OpenedTask {
  readonly key: string;
  readonly cause: TaskCause;
  readonly taskName: string;
  readonly about: { readonly kind: TaskSubject; readonly id: string; readonly name: string } | null;
  readonly companyId: string | null;
  readonly startsOn: CalendarDate | null;
  readonly dueOn: CalendarDate | null;
}

/** What an event does to tasks. */
export interface TaskMoves {
  /** Matters that are decided. */
  readonly close?: readonly string[];
  readonly open?: readonly OpenedTask[];
  /** A document that was rejected waits for another file from now on; one that was approved does not. */
  readonly rejected?: string;
  readonly approved?: string;
  /** A file came: the task, where one in its place was rejected. */
  readonly replaced?: OpenedTask;
}

/** What is known of names that an event does not tell. */
export interface KnownNames {
  /** Of an application with its company. */
  application: (id: string) => Promise<{ readonly name: string; readonly companyId: string } | undefined>;
  company: (id: string) => Promise<string | undefined>;
}

const reviewKey = (applicationId: string): string => `review:${applicationId}`;
const drawKey = (drawRequestId: string): string => `draw:${drawRequestId}`;
const adverseKey = (noticeId: string): string => `adverse:${noticeId}`;
const inspectionKey = (inspectionId: string): string => `inspection:${inspectionId}`;
const paperKey = (applicationId: string, paper: string): string => `paper:${applicationId}:${paper}`;

type FilePayload = Pick<
  EventPayloads['file.uploaded'],
  'parentType' | 'parentId' | 'fileType' | 'personId' | 'propertyId'
>;
const fileKey = ({ parentType, parentId, fileType, personId, propertyId }: FilePayload): string =>
  `file:${parentType}:${parentId}:${fileType}:${personId ?? propertyId ?? ''}`;

const closesReview = ({ applicationId }: { readonly applicationId: string }): TaskMoves => ({
  close: [reviewKey(applicationId)],
});
const closesDraw = ({ drawRequestId }: { readonly drawRequestId: string }): TaskMoves => ({
  close: [drawKey(drawRequestId)],
});

function adverseTask(
  facts: Pick<EventPayloads['adverse.due'], 'noticeId' | 'applicationId' | 'companyId' | 'dueOn'> &
    Parameters<typeof numberedName>[0],
): TaskMoves {
  const { noticeId, applicationId: id, companyId, dueOn } = facts;
  const name = numberedName(facts);
  const about = { kind: 'application', id, name } as const;
  const taskName = fill(deskTasks.adverse, { name });
  return { open: [{ key: adverseKey(noticeId), cause: 'adverse', taskName, about, companyId, startsOn: null, dueOn }] };
}

const closesAdverse = ({ noticeId }: { readonly noticeId: string }): TaskMoves => ({ close: [adverseKey(noticeId)] });

const closesInspection = ({ inspectionId }: { readonly inspectionId: string }): TaskMoves => ({
  close: [inspectionKey(inspectionId)],
});

const undated = { startsOn: null, dueOn: null } as const;

/** An inspection waits for the lender until it is planned, and again once its report is there. */
function inspectionTask(facts: EventPayloads['inspection.requested'], words: string): TaskMoves {
  const { inspectionId, applicationId: id, companyId } = facts;
  const name = numberedName(facts);
  const about = { kind: 'application', id, name } as const;
  const taskName = fill(words, { name });
  return {
    open: [{ key: inspectionKey(inspectionId), cause: 'inspection', taskName, about, companyId, ...undated }],
  };
}

interface EndingPaper {
  readonly applicationId: string;
  readonly companyId: string | null;
  readonly name: string;
  readonly paper: string;
  readonly expiresOn: CalendarDate;
}

function paperTask({ applicationId, companyId, name, paper, expiresOn }: EndingPaper): OpenedTask | undefined {
  const known = loanPapers.find((each) => each === paper);
  if (!known) return undefined;
  return {
    key: paperKey(applicationId, paper),
    cause: 'paper',
    taskName: fill(deskTasks.paper, { paper: loanPaperLabels[known], name }),
    about: { kind: 'application', id: applicationId, name },
    companyId,
    startsOn: addDays(expiresOn, -PAPER_DAYS),
    dueOn: expiresOn,
  };
}

const some = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

async function ofFile(
  payload: EventPayloads['file.uploaded'],
  names: KnownNames,
): Promise<Pick<OpenedTask, 'about' | 'companyId'> & { readonly name: string }> {
  const { parentType, parentId: id } = payload;
  if (parentType === 'company') {
    const name = (await names.company(id)) ?? deskTasks.unnamed;
    return { about: { kind: 'company', id, name }, companyId: id, name };
  }
  if (parentType === 'application') {
    const known = await names.application(id);
    const name = known?.name ?? deskTasks.unnamed;
    return { about: { kind: 'application', id, name }, companyId: known?.companyId ?? null, name };
  }
  if (parentType === 'broker') {
    const name = deskTasks.unnamedBroker;
    return { about: { kind: 'broker', id, name }, companyId: null, name };
  }
  return { about: null, companyId: null, name: deskTasks.unnamedPerson };
}

type Moves = {
  readonly [T in EventType]?: (payload: EventPayloads[T], names: KnownNames) => Promise<TaskMoves> | TaskMoves;
};

/** What makes a task by itself, and what closes it: each event once. */
export const taskMoves: Moves = {
  'application.submitted': (facts) => {
    const name = numberedName(facts);
    const { applicationId: id, companyId } = facts;
    const taskName = fill(deskTasks.review, { name });
    const about = { kind: 'application', id, name } as const;
    return { open: [{ key: reviewKey(id), cause: 'review', taskName, about, companyId, ...undated }] };
  },
  'application.in_closing': closesReview,
  'application.rejected': closesReview,
  'application.reopened': closesReview,
  'adverse.due': adverseTask,
  'adverse.paper_withdrawn': ({ dueOn, ...facts }) => (dueOn === null ? {} : adverseTask({ ...facts, dueOn })),
  'adverse.sent': closesAdverse,
  'adverse.sent_on_paper': closesAdverse,
  'adverse.closed': closesAdverse,
  'application.approved': (facts) => {
    const { applicationId, companyId, papers = [] } = facts;
    const name = numberedName(facts);
    const tasks = papers.flatMap(({ kind: paper, expiresOn }) =>
      some(paperTask({ applicationId, companyId, name, paper, expiresOn })),
    );
    return { ...closesReview(facts), open: tasks };
  },
  'loan.paper_saved': async ({ applicationId, paper, expiresOn }, names) => {
    const known = await names.application(applicationId);
    const name = known?.name ?? deskTasks.unnamed;
    const task = paperTask({ applicationId, companyId: known?.companyId ?? null, name, paper, expiresOn });
    return { close: [paperKey(applicationId, paper)], open: some(task) };
  },
  'draw.requested': async ({ drawRequestId: id, applicationId, companyId, requestedAmount }, names) => {
    const name = (await names.application(applicationId))?.name ?? deskTasks.unnamed;
    const taskName = fill(deskTasks.draw, { amount: formatCents(requestedAmount), name });
    const about = { kind: 'draw', id, name } as const;
    return { open: [{ key: drawKey(id), cause: 'draw', taskName, about, companyId, ...undated }] };
  },
  'draw.decided': (draw) =>
    isDecided(draw.lines.map((line) => line.statusId) as Parameters<typeof isDecided>[0]) ? closesDraw(draw) : {},
  'draw.sent_back': closesDraw,
  'draw.withdrawn': closesDraw,
  'inspection.requested': (facts) => inspectionTask(facts, deskTasks.inspectionToPlan),
  'inspection.scheduled': closesInspection,
  'inspection.reported': (facts) => inspectionTask(facts, deskTasks.inspectionToAccept),
  'inspection.decided': closesInspection,
  'file.reviewed': (file) => {
    const key = fileKey(file);
    return { close: [key], ...(file.status === 'rejected' ? { rejected: key } : { approved: key }) };
  },
  'file.uploaded': async (file, names) => {
    const { name, about, companyId } = await ofFile(file, names);
    const taskName = fill(deskTasks.file, { document: uploadedDocument(file), name });
    return { replaced: { key: fileKey(file), cause: 'file', taskName, about, companyId, ...undated } };
  },
  // A rejected one is waited for at its property from now on.
  'file.property_named': (file) => (file.status === 'rejected' ? { rejected: fileKey(file) } : {}),
};

/** What an envelope does to tasks. */
export async function movesOf<T extends EventType>(event: EventEnvelope<T>, names: KnownNames): Promise<TaskMoves> {
  return (await taskMoves[event.type]?.(event.payload, names)) ?? {};
}
