import { ApiProperty } from '@nestjs/swagger';
import { scopes } from '@groundwork/domain-access';
import type { Scope } from '@groundwork/domain-access';
import { apiTokenRecord } from '@groundwork/domain-accounts';
import { Answer, recordDto } from '@groundwork/server-http';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsString, MaxLength } from 'class-validator';

/** A new token: its name, how long it is good, and what it may do. */
export class CreateApiTokenDto extends recordDto(apiTokenRecord) {
  @ApiProperty({ enum: scopes, enumName: 'Scope', isArray: true })
  @IsArray()
  @ArrayMaxSize(scopes.length)
  @ArrayUnique()
  @IsIn(scopes, { each: true })
  scopes!: Scope[];
}

export class ApiTokenDto {
  @Answer.id() id!: string;
  @Answer.text() name!: string;
  /** Its last four characters. */
  @Answer.text() ending!: string;
  @ApiProperty({ enum: scopes, enumName: 'Scope', isArray: true }) scopes!: Scope[];
  @Answer.id() createdBy!: string;
  @Answer.instant() createdAt!: string;
  @Answer.instant() expiresAt!: string;
  /** About when it was used last: a call within five minutes of another is not told again. */
  @Answer.laterInstant() usedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) usedFrom!: string | null;
  @Answer.laterInstant() revokedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) revokedBy!: string | null;
}

/** The one answer that has the token itself. */
export class NewApiTokenDto extends ApiTokenDto {
  @ApiProperty({ type: String, description: 'Shown this once; nobody can read it again.' }) token!: string;
}

export class OpenApiTokenDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) token!: string;
}

/** An access token of some minutes in the name of the API token. */
export class OpenedApiTokenDto {
  @ApiProperty({ type: String }) token!: string;
  /** Epoch seconds. */
  @ApiProperty({ type: Number }) expiresAt!: number;
}
