import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

const text = { type: String } as const;

export class PasswordRulesDto {
  @ApiProperty({ type: Number, description: 'The shortest password.' }) minimum!: number;
}

export class UpdatePasswordDto {
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsUUID() id?: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) password!: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) newPassword!: string;
}

export class ForgottenPasswordDto {
  @ApiProperty(text) @IsString() @MaxLength(254) email!: string;
}

export class ResetPasswordDto {
  @ApiProperty(text) @IsString() @MaxLength(100) id!: string;
  @ApiProperty(text) @Allow() password!: string;
  @ApiProperty({ type: String, description: 'The code of the link.' }) @IsString() @MaxLength(100) resetToken!: string;
}
