import { choice, day, id, paragraph, record, required, text } from '@groundwork/domain-records';
import type { CalendarDate } from '@groundwork/domain-time';
import { compareNeeds, needUrgency } from './needs.js';
import type { Need, NeedUrgency } from './needs.js';

/** What a task of an administrator may be about. */
export const taskSubjects = ['company', 'application', 'draw', 'broker'] as const;
export type TaskSubject = (typeof taskSubjects)[number];

export const taskSubjectLabels: Readonly<Record<TaskSubject, string>> = {
  company: 'Company',
  application: 'Application',
  draw: 'Draw request',
  broker: 'Broker',
};

/** What makes a task by itself; it closes by itself, too, when the matter is decided. */
export const taskCauses = ['review', 'draw', 'inspection', 'file', 'paper', 'adverse'] as const;
export type TaskCause = (typeof taskCauses)[number];

/** Which of the tasks are asked for. */
export const taskStates = ['open', 'overdue', 'done', 'all'] as const;
export type TaskState = (typeof taskStates)[number];

const lender = { writers: ['administrator'] } as const;

/** A task as an administrator writes it (specification of the back office, Activity). */
export const taskRecord = record('SaveTask', {
  taskName: required(text('Task', lender)),
  comment: paragraph('Comment', lender),
  dueOn: day('Due on', lender),
  userId: id('Assigned to', lender),
});

/** A company, application, draw or broker by its id. */
export const taskAboutRecord = record('TaskAbout', {
  kind: required(choice('About', taskSubjects, { ...lender, labels: taskSubjectLabels })),
  id: required(id('Which one', lender)),
});

interface DatedTask {
  readonly dueOn: CalendarDate | null;
  readonly cause: TaskCause | null;
  /** ISO instant. */
  readonly createdAt: string;
}

/** A task as something that waits: one that made itself has somebody else who waits for its decision. */
const needOf = ({ dueOn, cause }: Pick<DatedTask, 'dueOn' | 'cause'>) =>
  ({ dueOn, reason: cause === null ? 'own' : 'waiting' }) as const;

/** A task as a line of what waits for an administrator. */
export const needOfTask = (task: DatedTask & { readonly id: string }): Need => ({
  ...needOf(task),
  key: `task ${task.id}`,
  since: task.createdAt,
});

/** A task without a due date waits where somebody else waits for its decision, and is for later where nobody does. */
export const taskUrgency = (task: Pick<DatedTask, 'dueOn' | 'cause'>, today: CalendarDate): NeedUrgency =>
  needUrgency(needOf(task), today);

/** The order of a day's work. */
export function byUrgency(today: CalendarDate): (one: DatedTask, other: DatedTask) => number {
  const compare = compareNeeds(today);
  const placed = (task: DatedTask) => ({ ...needOf(task), since: task.createdAt });
  return (one, other) => compare(placed(one), placed(other));
}

interface PlacedTask {
  readonly cause: TaskCause | null;
  readonly about: { readonly kind: TaskSubject; readonly id: string } | null;
}

const places: Readonly<Record<TaskSubject, (id: string) => string>> = {
  company: (id) => `/admin?company=${id}`,
  application: (id) => `/admin/reviewapplication/${id}`,
  draw: (id) => `/draws?draw=${id}`,
  broker: (id) => `/brokers?broker=${id}`,
};

/** The path, in the administrators' area, of what a task or an activity is about. */
export const placeOfSubject = (kind: TaskSubject, id: string): string => places[kind](id);

/** The path of the very place at which a task is done; undefined where it is about nothing of the portal. */
export function placeOfTask({ cause, about }: PlacedTask): string | undefined {
  if (!about) return undefined;
  if (cause === 'inspection') return `/inspections/loan/${about.id}`;
  if (cause === 'paper') return `/loans/${about.id}`;
  if (cause === 'adverse') return `/approval/adverse?application=${about.id}`;
  if (cause === 'file' && about.kind === 'company') return `${places.company(about.id)}&tab=company`;
  return placeOfSubject(about.kind, about.id);
}
