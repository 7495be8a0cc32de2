import { Injectable } from '@nestjs/common';

/**
 * Sessions that were ended before their tokens expired. Identity tells every unit before it answers a logout
 * (`POST /internal/sessions/ended`), so the next call with an old token is refused; what that does not reach
 * (another replica of the unit, one that was away) reads it itself (ended-sessions.feed.ts). An entry lives as long as the
 * longest token that could name it.
 */
@Injectable()
export class EndedSessions {
  private readonly until = new Map<string, number>();
  private readonly listeners = new Set<(sessionId: string) => void>();

  /** For what stays open longer than a call: `heard` is called once for a session that ends. Gives the way to stop listening. */
  onEnded(heard: (sessionId: string) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  add(sessionId: string, untilMs: number): void {
    if (!this.until.has(sessionId)) for (const heard of this.listeners) heard(sessionId);
    this.until.set(sessionId, untilMs);
    if (this.until.size % 1000 === 0) this.forgetExpired();
  }

  has(sessionId: string | undefined): boolean {
    return sessionId !== undefined && this.until.has(sessionId);
  }

  private forgetExpired(): void {
    const now = Date.now();
    for (const [id, until] of this.until) if (until < now) this.until.delete(id);
  }
}
