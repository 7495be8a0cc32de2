import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { SavedViewEntity } from './saved-view.entity.js';
import { SavedViewsController } from './saved-views.controller.js';

export const savedViewEntities = [SavedViewEntity];

/** Views of the lender's list. */
@Module({ controllers: [SavedViewsController], providers: [...useCasesOf(SavedViewsController)] })
export class SavedViewsModule {}
