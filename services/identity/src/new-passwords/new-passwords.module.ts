import { Module } from '@nestjs/common';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordRangesProvider } from './password-ranges.provider.js';

@Module({ providers: [NewPasswords, PasswordRangesProvider], exports: [NewPasswords] })
export class NewPasswordsModule {}
