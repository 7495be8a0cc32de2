import { Answer, DtoField } from '@groundwork/server-http';
import { paragraph, required } from '@groundwork/domain-records';
import { shared } from '@groundwork/domain-messages';
import { isBlank, textAtMost } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { ApiProperty } from '@nestjs/swagger';

/** A draft is as long as this at most, in characters: an application of 50 properties takes about a third. */
export const MOST_OF_A_DRAFT = 400_000;

const content: Rule = (value) => (isBlank(value) ? shared.requiredField : textAtMost(MOST_OF_A_DRAFT)(value));

/** What was typed into a section, as the browser wrote it. */
export class KeepDraftDto {
  @DtoField(required(paragraph('Draft', { rule: content }))) content!: string;
}

/** What the user typed into a section and never saved; null where there is nothing. */
export class DraftDto {
  @ApiProperty({ type: String, nullable: true }) content!: string | null;
  @Answer.laterInstant() typedAt!: string | null;
}
