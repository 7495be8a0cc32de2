import { ApiProperty } from '@nestjs/swagger';

export class AcknowledgeForm {
  @ApiProperty({ type: String, description: 'An id, or a list of ids as JSON.' }) notifications!: string;
}

export class Acknowledged {
  @ApiProperty({ type: [String] }) acknowledged!: string[];
}
