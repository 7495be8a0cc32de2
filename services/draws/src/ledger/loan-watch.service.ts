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
  'funded',
  'waiverMoved',
] as const;
export type LoanChange = (typeof loanChanges)[number];

/** A decision on a draw, for those who have to follow it. */
export interface DecidedDraw {
  readonly drawRequestId: string;
  readonly companyId: string;
  /** Budget lines that the decision holds. */
  readonly heldLines: readonly string[];
  readonly by: { readonly userId: string; readonly at: Date };
}

/** What is told with a change. */
type About<Change extends LoanChange> = Change extends 'drawDecided'
  ? [decided: DecidedDraw]
  : [drawRequestId?: string];

/** The draw is told where the change is one of a draw. */
type Watcher = (
  manager: EntityManager,
  applicationId: string,
  change: LoanChange,
  drawRequestId?: string,
) => Promise<void>;
type Follower = (manager: EntityManager, applicationId: string, decided: DecidedDraw) => Promise<void>;
type Gate = (manager: EntityManager, drawRequestId: string) => Promise<void>;

/**
 * Rooms above the draws hear of what happens to a loan, within its transaction, in the order in which they asked to; a gate refuses
 * an approval by throwing.
 */
@Injectable()
export class LoanWatch {
  private readonly watchers: Watcher[] = [];
  private readonly followers: Follower[] = [];
  private readonly gates: Gate[] = [];

  onChange(watcher: Watcher): void {
    this.watchers.push(watcher);
  }

  /** Before those who look at the loan as it is then: what follows a decision belongs to it. */
  onDecision(follower: Follower): void {
    this.followers.push(follower);
  }

  beforeApproval(gate: Gate): void {
    this.gates.push(gate);
  }

  /** After everything of the change is written. */
  async tell<Change extends LoanChange>(
    manager: EntityManager,
    applicationId: string,
    change: Change,
    ...[about]: About<Change>
  ): Promise<void> {
    const decided = typeof about === 'object' ? about : undefined;
    const drawRequestId = typeof about === 'string' ? about : decided?.drawRequestId;
    if (decided) for (const follower of this.followers) await follower(manager, applicationId, decided);
    for (const watcher of this.watchers) await watcher(manager, applicationId, change, drawRequestId);
  }

  /** Before any line of a draw is approved. */
  async approve(manager: EntityManager, drawRequestId: string): Promise<void> {
    for (const gate of this.gates) await gate(manager, drawRequestId);
  }
}
