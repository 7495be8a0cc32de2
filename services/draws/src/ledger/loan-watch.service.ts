import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What of a loan has changed that something else may stand on. */
export const loanChanges = [
  'drawSubmitted',
  'drawDecided',
  'drawReturned',
  'budgetChanged',
  'papersChanged',
  'inspected',
] as const;
export type LoanChange = (typeof loanChanges)[number];

type Watcher = (manager: EntityManager, applicationId: string, change: LoanChange) => Promise<void>;
type Gate = (manager: EntityManager, drawRequestId: string) => Promise<void>;

/** Rooms above the draws hear of what happens to a loan, within its transaction; a gate refuses an approval by throwing. */
@Injectable()
export class LoanWatch {
  private readonly watchers: Watcher[] = [];
  private readonly gates: Gate[] = [];

  onChange(watcher: Watcher): void {
    this.watchers.push(watcher);
  }

  beforeApproval(gate: Gate): void {
    this.gates.push(gate);
  }

  /** After everything of the change is written. */
  async tell(manager: EntityManager, applicationId: string, change: LoanChange): Promise<void> {
    for (const watcher of this.watchers) await watcher(manager, applicationId, change);
  }

  /** Before any line of a draw is approved. */
  async approve(manager: EntityManager, drawRequestId: string): Promise<void> {
    for (const gate of this.gates) await gate(manager, drawRequestId);
  }
}
