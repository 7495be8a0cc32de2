import { ApiProperty } from '@nestjs/swagger';

export class CompanyUserDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
}

export class CompanyOfUserDto {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
}

export class CompanyUserWithCompaniesDto extends CompanyUserDto {
  @ApiProperty({ type: [CompanyOfUserDto] }) companies!: CompanyOfUserDto[];
}

export class CompanyMemberDto {
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: Boolean, description: "The outside check of the driver's licence was passed." })
  identityVerified!: boolean;
}
