import { ApiProperty } from '@nestjs/swagger';

export const foundKinds = ['application', 'company', 'person', 'broker', 'referral'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Something that the user may see, with what its page is found by. */
export class FoundItem {
  @ApiProperty({ enum: foundKinds }) kind!: FoundKind;
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, description: 'Address, company or business; may be empty.' }) detail!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Status of an application or broker, role of a person.' })
  state!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of an application or person.' }) companyId!: string | null;
}

export class Found {
  @ApiProperty({ type: [FoundItem], description: 'At most six of a kind.' }) items!: FoundItem[];
  @ApiProperty({ type: Boolean, description: 'A service did not answer: there may be more.' }) incomplete!: boolean;
}
