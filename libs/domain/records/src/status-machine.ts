import type { Complaint } from '@groundwork/domain-validation';

/** Which status a command leads to, by the status before. What it lacks is illegal and answers 409. */
export type Transitions<Status extends string | number, Command extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Command, Status>>>>
>;

/** What a command asks of what comes with it, before it moves anything: a sentence where it may not. */
export type Guard = (facts: unknown) => Complaint;

export interface StatusTable<Status extends string | number, Command extends string> {
  /** The status that a new record has. */
  readonly start: Status;
  /** The statuses that nothing leads out of. */
  readonly final: readonly Status[];
  readonly commands: readonly Command[];
  readonly transitions: Transitions<Status, Command>;
  /** By the command that they stand before. */
  readonly guards?: Readonly<Partial<Record<Command, Guard>>>;
}

export interface StatusMachine<Status extends string | number, Command extends string> extends StatusTable<
  Status,
  Command
> {
  readonly statuses: readonly Status[];
  /** The status after a command; undefined where the command is illegal in this status. */
  next(status: Status, command: Command): Status | undefined;
  /** What is wrong with what comes with a command. */
  complaint(command: Command, facts: unknown): Complaint;
}

/**
 * The one table of what moves a record. Its test says `expect(machineFlaws(machine)).toEqual([])`:
 *
 *     export const licenseMachine = statusMachine<LicenseStatus, LicenseCommand>({
 *       start: 'requested',
 *       final: ['expired'],
 *       commands: licenseCommands,
 *       transitions: { requested: { grant: 'valid' }, valid: { expire: 'expired' }, expired: {} },
 *       guards: { grant: numberComplaint },
 *     });
 */
export function statusMachine<Status extends string | number, Command extends string>(
  table: StatusTable<Status, Command>,
): StatusMachine<Status, Command> {
  const numeric = typeof table.start === 'number';
  return {
    ...table,
    statuses: Object.keys(table.transitions).map((key) => (numeric ? Number(key) : key) as Status),
    next: (status, command) => table.transitions[status]?.[command],
    complaint: (command, facts) => table.guards?.[command]?.(facts),
  };
}

/**
 * What is wrong with a machine: a status that is not reached from the start, that cannot be left though it is not final,
 * or that is left though it is; a status from which no final one is reached, where there are any; a command that moves
 * nothing.
 */
export function machineFlaws<Status extends string | number, Command extends string>(
  machine: StatusMachine<Status, Command>,
): string[] {
  const { start, final, statuses, commands } = machine;
  const after = (status: Status): Status[] => commands.flatMap((command) => machine.next(status, command) ?? []);
  const reached = (from: Status): Set<Status> => {
    const seen = new Set<Status>([from]);
    for (const status of seen) for (const next of after(status)) seen.add(next);
    return seen;
  };
  const fromStart = reached(start);
  return [
    ...statuses.filter((status) => !fromStart.has(status)).map((status) => `${status} is never reached`),
    ...statuses
      .filter((status) => !final.includes(status) && after(status).every((next) => next === status))
      .map((status) => `${status} is never left, and not final`),
    ...final.filter((status) => after(status).length > 0).map((status) => `${status} is final, and left`),
    ...statuses
      .filter((status) => final.length > 0 && ![...reached(status)].some((next) => final.includes(next)))
      .map((status) => `${status} leads to no end`),
    ...commands
      .filter((command) => statuses.every((status) => machine.next(status, command) === undefined))
      .map((command) => `${command} moves nothing`),
  ];
}
