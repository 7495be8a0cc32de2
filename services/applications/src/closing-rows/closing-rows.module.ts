import { Module } from '@nestjs/common';
import { ClosingItemEntity } from './closing-item.entity.js';
import { ClosingItemRepository } from './closing-item.repository.js';

export const closingRowEntities = [ClosingItemEntity];

/** The rows of checklists, which a closing reads and administrators write. */
@Module({ providers: [ClosingItemRepository], exports: [ClosingItemRepository] })
export class ClosingRowsModule {}
