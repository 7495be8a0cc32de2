import type { ServiceName } from '@groundwork/domain-events';

/** An event that its subscriber could not take, and that waits for somebody to look at it; of its payload nothing. */
export interface AsideEvent {
  readonly event: string;
  readonly type: string;
  readonly aggregate: string;
  readonly subscriber: ServiceName;
  readonly occurredAt: string;
  readonly reason: string;
  readonly tries: number;
  /** When it was tried last, an ISO instant. */
  readonly since: string;
}
