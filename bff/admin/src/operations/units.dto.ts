import { ApiProperty } from '@nestjs/swagger';
import type { UnitState } from '@groundwork/server-http';

export class EventLoopAnswer {
  @ApiProperty({ type: Number, description: 'Milliseconds by which timers were late, but for one of a hundred.' })
  p99!: number;
  @ApiProperty({ type: Number, description: 'Milliseconds, at the worst.' }) most!: number;
}

export class MemoryAnswer {
  @ApiProperty({ type: Number, description: 'Bytes of the process.' }) resident!: number;
  @ApiProperty({ type: Number, description: 'Bytes of its objects.' }) heap!: number;
  @ApiProperty({ type: Number, description: 'Bytes that its objects may become.' }) heapLimit!: number;
}

export class BreakerAnswer {
  @ApiProperty({ type: String }) provider!: string;
  @ApiProperty({ type: Boolean }) isOpen!: boolean;
}

export const notReadyBecause = ['database', 'late', 'leaving'] as const;

export class UnitStateAnswer implements UnitState {
  @ApiProperty({ type: String }) unit!: string;
  @ApiProperty({ type: String, description: 'Of its contract.' }) version!: string;
  @ApiProperty({ type: String, description: 'What it was built from.' }) build!: string;
  @ApiProperty({ type: String, description: 'Machine and number of its process.' }) instance!: string;
  @ApiProperty({ type: String, format: 'date-time' }) since!: string;
  @ApiProperty({ type: Boolean }) ready!: boolean;
  @ApiProperty({ enum: notReadyBecause, isArray: true, description: 'Why it is not ready.' })
  because!: (typeof notReadyBecause)[number][];
  @ApiProperty({ type: [String], description: 'What it has to do without for now.' }) without!: string[];
  @ApiProperty({ type: EventLoopAnswer }) eventLoopMs!: EventLoopAnswer;
  @ApiProperty({ type: MemoryAnswer }) memory!: MemoryAnswer;
  @ApiProperty({ type: [BreakerAnswer], description: 'Of outside providers that it has called.' })
  breakers!: BreakerAnswer[];
}

export const silences = ['away', 'late', 'refused'] as const;

/** A replica of a unit, as it tells of itself, or why nothing is known of it. */
export class UnitAnswer {
  @ApiProperty({ type: String, description: 'service-draws' }) unit!: string;
  @ApiProperty({ type: String, description: 'Where it was asked.' }) address!: string;
  @ApiProperty({ type: UnitStateAnswer, nullable: true }) state!: UnitStateAnswer | null;
  @ApiProperty({
    enum: silences,
    nullable: true,
    description: 'Nobody there, no answer within two seconds, or an answer that is none; null where it told.',
  })
  silence!: (typeof silences)[number] | null;
}

export class UnitsAnswer {
  @ApiProperty({ type: String, format: 'date-time', description: 'When they were asked.' }) at!: string;
  @ApiProperty({ type: [UnitAnswer] }) units!: UnitAnswer[];
}
