import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class VerifyPaperDto {
  @ApiProperty({ type: String, description: 'SHA-256 of the file, in hex. The file itself is not sent.' })
  @Matches(/^[0-9a-f]{64}$/)
  paperHash!: string;
}

class VerifiedSignatureDto {
  @ApiProperty({ type: String }) party!: string;
  @ApiProperty({ type: String }) signerName!: string;
  @ApiProperty({ type: String, format: 'date-time' }) signedAt!: string;
}

/** What the chain of evidence says of the very file: no more than stands in it. */
export class VerifiedPaperDto {
  @Answer.text() title!: string;
  @Answer.text() version!: string;
  @Answer.text() contentHash!: string;
  @ApiProperty({ type: [VerifiedSignatureDto] }) signatures!: VerifiedSignatureDto[];
  @ApiProperty({ type: Number, description: 'Position of its record in the chain of evidence.' }) position!: number;
}
