import { validate } from '@groundwork/domain-validation';
import { shapeOf, textOptions, writableFields } from '@groundwork/domain-records';
import { byUrgency, needOfTask, placeOfTask, taskAboutRecord, taskRecord, taskUrgency } from './task.record.js';
import type { TaskCause } from './task.record.js';

const today = '2026-03-10';
const task = (dueOn: string | null, cause: TaskCause | null = null, createdAt = '2026-03-01T12:00:00.000Z') => ({
  dueOn,
  cause,
  createdAt,
});

describe('the urgency of a task', () => {
  it.each([
    ['2026-03-09', null, 'overdue'],
    ['2026-03-10', null, 'today'],
    ['2026-03-11', null, 'soon'],
    ['2026-03-13', null, 'soon'],
    ['2026-03-14', null, 'later'],
    [null, null, 'later'],
    [null, 'review', 'waiting'],
    ['2026-03-09', 'paper', 'overdue'],
  ] as const)('due on %s, made by %s: %s', (dueOn, cause, urgency) =>
    expect(taskUrgency({ dueOn, cause }, today)).toBe(urgency),
  );

  it('orders a day: overdue, today, soon, what somebody waits for, the rest; the first due and the oldest first', () => {
    const ordered = [
      task('2026-02-01'),
      task('2026-03-09'),
      task('2026-03-10'),
      task('2026-03-12'),
      task(null, 'draw', '2026-03-02T12:00:00.000Z'),
      task(null, 'review', '2026-03-03T12:00:00.000Z'),
      task('2026-04-01', null, '2026-03-09T12:00:00.000Z'),
      task(null, null, '2026-03-01T12:00:00.000Z'),
      task(null, null, '2026-03-02T12:00:00.000Z'),
    ];
    expect([...ordered].reverse().sort(byUrgency(today))).toEqual(ordered);
  });
});

it('a task is a line of what waits, under its own key, since it was made', () => {
  const made = { id: 'x', ...task('2026-03-09', 'draw') };
  const since = made.createdAt;
  expect(needOfTask(made)).toEqual({ key: 'task x', dueOn: '2026-03-09', reason: 'waiting', since });
  expect(needOfTask({ ...made, dueOn: null, cause: null })).toMatchObject({ dueOn: null, reason: 'own' });
});

describe('the place of a task', () => {
  it.each([
    [null, 'company', '/admin?company=x'],
    ['file', 'company', '/admin?company=x&tab=company'],
    ['file', 'application', '/admin/reviewapplication/x'],
    [null, 'application', '/admin/reviewapplication/x'],
    ['review', 'application', '/admin/reviewapplication/x'],
    ['paper', 'application', '/loans/x'],
    ['inspection', 'application', '/inspections/loan/x'],
    ['adverse', 'application', '/approval/adverse?application=x'],
    ['draw', 'draw', '/draws?draw=x'],
    [null, 'broker', '/brokers?broker=x'],
  ] as const)('made by %s, about a %s', (cause, kind, path) =>
    expect(placeOfTask({ cause, about: { kind, id: 'x' } })).toBe(path),
  );

  it('is none of a task that is about nothing', () =>
    expect(placeOfTask({ cause: null, about: null })).toBeUndefined());
});

describe('a task as it is written', () => {
  it('needs a name, and takes a day of the calendar', () => {
    expect(Object.keys(validate(shapeOf(taskRecord), { taskName: '', dueOn: '2026-02-30' }))).toEqual([
      'taskName',
      'dueOn',
    ]);
    expect(validate(shapeOf(taskRecord), { taskName: 'Call', comment: '', dueOn: null })).toEqual({});
  });
  it('is about one of the four, which administrators alone say', () => {
    expect(Object.keys(validate(shapeOf(taskAboutRecord), { kind: 'loan', id: '' }))).toEqual(['kind', 'id']);
    expect(textOptions(taskAboutRecord.fields.kind).map(({ label }) => label)).toEqual([
      'Company',
      'Application',
      'Draw request',
      'Broker',
    ]);
    expect(writableFields(taskAboutRecord, 'administrator')).toEqual(['kind', 'id']);
    expect(writableFields(taskAboutRecord, 'borrower')).toEqual([]);
  });
});
