import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { optionalOneOf } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { OfAdministratorDto } from '../shared/of-administrator.dto.js';
import { activityCategories } from './domain/activity-records.js';

const categoryIds = activityCategories.map((category) => category.id);

export class ListActivitiesDto extends OfAdministratorDto {
  @ApiPropertyOptional({ type: String, enum: categoryIds })
  @Follows(optionalOneOf(categoryIds))
  categoryId?: string;
}

export class ActivityCategoryDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) name!: string;
}

export class ActivityDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, format: 'date-time' }) date!: string;
  @ApiProperty({ type: String }) comments!: string;
  @ApiProperty({ type: String }) status!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String, enum: categoryIds }) activityCategoryId!: string;
}
