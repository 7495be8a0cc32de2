import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

/** The token of a link's letter. It travels in bodies alone, never in an address. */
export class LinkTokenDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) token!: string;
}
