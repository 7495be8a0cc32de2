import { ApiProperty } from '@nestjs/swagger';
import { remoteAreaNames, roles } from '@groundwork/domain-access';
import type { RemoteArea, Role } from '@groundwork/domain-access';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

export const registryAccess = ['writable', 'read_only', 'elsewhere'] as const;
export type RegistryAccess = (typeof registryAccess)[number];

export class RemoteVersionAnswer {
  @ApiProperty({ type: String }) version!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who published it, as its command was told.' })
  publishedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Hash of its manifest, which has those of all scripts.' })
  hash!: string | null;
  @ApiProperty({ type: Boolean, description: 'It may be given to somebody: its files are there.' }) hasFiles!: boolean;
}

export class RemoteCanaryAnswer {
  @ApiProperty({ type: String }) version!: string;
  @ApiProperty({ type: Number, description: 'Percent of the users of its roles.' }) traffic!: number;
  @ApiProperty({ enum: roles, isArray: true }) roles!: Role[];
}

export class RemoteChangeAnswer {
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
  @ApiProperty({ type: String }) by!: string;
}

/** How a remote stands. */
export class RemoteAnswer {
  @ApiProperty({ enum: remoteAreaNames }) remote!: RemoteArea;
  @ApiProperty({ type: String, description: 'Names how it stands: a change says what it was made upon.' })
  revision!: string;
  @ApiProperty({ enum: roles, isArray: true, description: 'Who may be given it at all.' }) roles!: Role[];
  @ApiProperty({ type: String, description: 'What everybody is given who is not given the canary.' }) current!: string;
  @ApiProperty({ type: RemoteCanaryAnswer, nullable: true }) canary!: RemoteCanaryAnswer | null;
  @ApiProperty({ type: RemoteChangeAnswer, nullable: true, description: 'The last change, where it is known.' })
  changed!: RemoteChangeAnswer | null;
  @ApiProperty({ type: [RemoteVersionAnswer], description: 'The newest first.' }) versions!: RemoteVersionAnswer[];
}

export class RegistryAnswer {
  @ApiProperty({ enum: registryAccess, description: 'Whether this portal may change it, read it, or has none of it.' })
  access!: RegistryAccess;
  @ApiProperty({ type: [RemoteAnswer] }) remotes!: RemoteAnswer[];
}

export class WithdrawalBody {
  @ApiProperty({ enum: remoteAreaNames }) @IsIn(remoteAreaNames) remote!: RemoteArea;
  @ApiProperty({ type: String, maxLength: 64 }) @IsString() @MaxLength(64) revision!: string;
}

export class PointerBody extends WithdrawalBody {
  @ApiProperty({ type: String, maxLength: 100 })
  @IsString()
  @Matches(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/)
  version!: string;
}

export class CanaryBody extends PointerBody {
  @ApiProperty({ type: Number, minimum: 1, maximum: 99 }) @IsInt() @Min(1) @Max(99) traffic!: number;
  @ApiProperty({ enum: roles, isArray: true })
  @IsIn(roles, { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(roles.length)
  @ArrayUnique()
  roles!: Role[];
}
