import { ApiProperty } from '@nestjs/swagger';
import { isId } from '@groundwork/domain-validation';
import { shared } from '@groundwork/domain-messages';
import { Follows } from '@groundwork/server-http';
import { Transform } from 'class-transformer';

export const mostAtOnce = 500;

export class NotificationDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) message!: string;
  @ApiProperty({ type: Boolean }) acknowledged!: boolean;
  @ApiProperty({ type: String, nullable: true, description: "Where it leads, a path in the reader's area." }) link!:
    string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
}

export class UnreadCountDto {
  @ApiProperty({ type: Number, description: 'At most 100: the bell shows no higher number.' }) unread!: number;
}

/** The field `notifications` of the catalogue's form: an id, ids as JSON, notifications as JSON, or a list. */
function idsOf(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.trim();
    if (!/^[[{"]/.test(text)) return [text];
    try {
      return idsOf(JSON.parse(text));
    } catch {
      return value;
    }
  }
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((entry) => (entry !== null && typeof entry === 'object' ? (entry as { id?: unknown }).id : entry));
}

export class AcknowledgeNotificationsDto {
  @ApiProperty({
    description: 'Ids, as a list or as text: one id, or JSON.',
    oneOf: [{ type: 'array', items: { type: 'string', format: 'uuid' } }, { type: 'string' }],
  })
  @Transform(({ value }) => idsOf(value))
  @Follows((value) =>
    Array.isArray(value) && value.length > 0 && value.length <= mostAtOnce && value.every(isId)
      ? undefined
      : shared.fieldRequired,
  )
  notifications!: string[];
}

export class AcknowledgedNotificationsDto {
  @ApiProperty({ type: [String] }) acknowledged!: string[];
}
