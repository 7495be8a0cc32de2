import { ApiProperty } from '@nestjs/swagger';

export class AdminName {
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
}

export class AdminTask {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) taskName!: string;
  @ApiProperty({ type: String }) comment!: string;
  @ApiProperty({ type: Boolean }) completed!: boolean;
}

/** An administrator with its tasks (specification, section 3). */
export class AdminAnswer {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: AdminName }) userProfile!: AdminName;
  @ApiProperty({ type: Boolean, description: 'A super administrator.' }) isOwner!: boolean;
  @ApiProperty({ type: Boolean }) isSuper!: boolean;
  @ApiProperty({ type: [AdminTask], nullable: true, description: 'Null while the tasks are not available.' }) tasks!:
    AdminTask[] | null;
}
