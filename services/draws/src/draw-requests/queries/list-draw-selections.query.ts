import { Injectable } from '@nestjs/common';
import { drawSelections, placesOf } from '@groundwork/domain-draws';
import type { DrawSelectionDto } from '../draw-request.dto.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** How far is counted: every page of the lender's shows such a count, and draws are kept for good. */
export const countedTo = 1000;

/** What an administrator chooses from: draws by what is left to do, each with how many there are, up to a bound. */
@Injectable()
export class ListDrawSelections {
  constructor(private readonly draws: DrawRequestRepository) {}

  async execute(): Promise<DrawSelectionDto[]> {
    const counts = await this.draws.countsByPlace(countedTo + 1);
    return drawSelections.map((selection) => {
      const count = placesOf[selection].reduce((sum, place) => sum + (counts.get(place) ?? 0), 0);
      return { selection, count: Math.min(count, countedTo), countIsBound: count > countedTo };
    });
  }
}
