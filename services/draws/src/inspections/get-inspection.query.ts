import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { InspectionDto } from './inspection.dto.js';
import { InspectionDetails } from './inspection-details.service.js';

/** One inspection with its reports and its history. */
@Injectable()
export class GetInspection {
  constructor(private readonly details: InspectionDetails) {}

  async execute(actor: Actor, id: string): Promise<InspectionDto> {
    return this.details.of(actor, await this.details.readable(actor, id));
  }
}
