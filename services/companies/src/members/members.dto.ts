import { ApiProperty } from '@nestjs/swagger';

export class CompanyUser {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
}

export class CompanyOfUser {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
}

export class CompanyUserWithCompanies extends CompanyUser {
  @ApiProperty({ type: [CompanyOfUser] }) companies!: CompanyOfUser[];
}
