import { recordDto } from '@groundwork/server-http';
import { LinkTokenDto, signedByLinkRecord } from '@groundwork/server-links';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

/** The named signer signs the waiver that was read. */
export class SignWaiverDto extends recordDto(signedByLinkRecord) {}

export class RefuseWaiverDto extends LinkTokenDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(4000) reason!: string;
}
