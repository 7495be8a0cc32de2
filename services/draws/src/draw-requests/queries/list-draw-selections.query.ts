import { Injectable } from '@nestjs/common';
import { drawSelections, placesOf } from '@groundwork/domain-draws';
import type { DrawSelectionDto } from '../draw-request.dto.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** What an administrator chooses from: draws by what is left to do, each with how many there are. */
@Injectable()
export class ListDrawSelections {
  constructor(private readonly draws: DrawRequestRepository) {}

  async execute(): Promise<DrawSelectionDto[]> {
    const counts = await this.draws.counts('place', undefined);
    return drawSelections.map((selection) => ({
      selection,
      count: placesOf[selection].reduce((sum, place) => sum + (counts.get(place) ?? 0), 0),
    }));
  }
}
