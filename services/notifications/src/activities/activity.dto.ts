import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { taskSubjects } from '@groundwork/domain-accounts';
import type { TaskSubject } from '@groundwork/domain-accounts';
import { optionalOneOf } from '@groundwork/domain-validation';
import { Answer, Follows } from '@groundwork/server-http';
import { AdministratorsDto } from '../shared/administrators.dto.js';
import { activityCategories } from './domain/activity-records.js';

const categoryIds = activityCategories.map((category) => category.id);

export class ListActivitiesDto extends AdministratorsDto {
  @ApiPropertyOptional({ type: String, enum: categoryIds })
  @Follows(optionalOneOf(categoryIds))
  categoryId?: string;
}

export class ActivityCategoryDto {
  @ApiProperty({ type: String, enum: categoryIds }) id!: string;
  @ApiProperty({ type: String }) name!: string;
}

/** What something was done to. */
export class ActivityAboutDto {
  @Answer.choice(taskSubjects) kind!: TaskSubject;
  @Answer.id() id!: string;
}

export class ActivityDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, format: 'date-time' }) date!: string;
  @ApiProperty({ type: String }) comments!: string;
  @ApiProperty({ type: String }) status!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String, enum: categoryIds }) activityCategoryId!: string;
  @ApiProperty({ type: ActivityAboutDto, nullable: true }) about!: ActivityAboutDto | null;
}
