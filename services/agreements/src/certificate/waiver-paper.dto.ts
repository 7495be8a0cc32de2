import { ApiProperty } from '@nestjs/swagger';

/** A signed waiver for a service that has checked who asks. */
export class WaiverBytesDto {
  @ApiProperty({ type: String, description: 'PDF in base64.' }) content!: string;
}
