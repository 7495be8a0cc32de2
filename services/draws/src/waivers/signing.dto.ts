import { typedName } from '@groundwork/domain-agreements';
import { Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { LinkTokenDto } from '../links/index.js';
import { MAX_DRAWING } from './drawing.js';

/** A signature by a link: of the text that was read, under the named signer's name. */
export class SignWaiverDto extends LinkTokenDto {
  @ApiProperty({ type: String, description: 'SHA-256 of the text that was read.' })
  @IsString()
  @Length(64, 64)
  contentHash!: string;
  @ApiProperty({ type: String, description: 'The name as the signer typed it.' })
  @Follows(typedName)
  signature!: string;
  @ApiPropertyOptional({ type: String, description: 'A PNG as a data URL, where the signer drew.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_DRAWING)
  drawing?: string;
}

export class RefuseWaiverDto extends LinkTokenDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(4000) reason!: string;
}
