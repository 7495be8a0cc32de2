import { shared } from '@groundwork/domain-messages';
import { choice, flag, record, required, text } from '@groundwork/domain-records';
import { all, atLeast, atMost, line, requiredAny } from '@groundwork/domain-validation';
import { Answer, recordDto } from '@groundwork/server-http';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/** The lender's lists that views are kept of. */
export const savedViewLists = ['applications', 'draws'] as const;
export type SavedViewList = (typeof savedViewLists)[number];
const labels: Readonly<Record<SavedViewList, string>> = { applications: 'Applications', draws: 'Draw requests' };

/** What an administrator writes of a view. One of the same name is written anew. */
const savedViewRecord = record('SavedView', {
  name: required(text('Name', { rule: all(requiredAny, line, atMost(80)) })),
  query: required(text('Query', { rule: all(atLeast(0, shared.fieldRequired), atMost(1000)) })),
  isDefault: flag('Shown first'),
  list: choice('List', savedViewLists, { labels, description: 'Left out: applications.' }),
});

export class SaveViewDto extends recordDto(savedViewRecord) {}

/** Of which list the views are. */
export class ViewsOfListDto {
  @ApiPropertyOptional({ enum: savedViewLists, default: 'applications' })
  @IsOptional()
  @IsIn(savedViewLists)
  list?: SavedViewList;
}

export class SavedViewDto {
  @Answer.id() id!: string;
  @Answer.text() name!: string;
  @Answer.text() query!: string;
  @Answer.flag() isDefault!: boolean;
}
