import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Move } from './domain/decision.js';
import type { Decider } from './persistence/decision-columns.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';
import type { DrawRequestEntity } from './persistence/draw-request.entity.js';

/** A decision that was made of a draw, with the lines that it moved. */
export interface FollowedDecision {
  readonly draw: DrawRequestEntity;
  readonly moves: readonly Move<DrawLineEntity>[];
  readonly by: Decider;
}

type Follower = (manager: EntityManager, decision: FollowedDecision) => Promise<void>;

/** Rooms above this one that have to follow a decision, in its own transaction. */
@Injectable()
export class DecisionFollowers {
  private readonly followers: Follower[] = [];

  add(follower: Follower): void {
    this.followers.push(follower);
  }

  async tell(manager: EntityManager, decision: FollowedDecision): Promise<void> {
    for (const follower of this.followers) await follower(manager, decision);
  }
}
