import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { RemovedDto } from '../application.dto.js';
import { ConstructionOverseerEntity } from '../persistence/construction-overseer.entity.js';
import { PartRemoval } from './part-removal.service.js';

@Injectable()
export class RemoveConstructionOverseer {
  constructor(private readonly removal: PartRemoval) {}

  execute(actor: Actor, id: string): Promise<RemovedDto> {
    return this.removal.remove(actor, id, ConstructionOverseerEntity, 'The construction overseer', (before) => ({
      ...before,
      constructionOverseers: before.constructionOverseers.filter((overseer) => overseer.id !== id),
    }));
  }
}
