import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { passwordPolicy } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';
import type { ServiceOptions } from '@groundwork/server-config';
import { OPTIONS } from '@groundwork/server-service';
import { PasswordFilter } from './domain/password-filter.js';
import { PasswordRangesProvider } from './password-ranges.provider.js';

/** Written by `tools/passwords`. */
const mostUsed = new URL('../../data/common-passwords.bloom', import.meta.url);

/** The one place that says whether a password may be set. */
@Injectable()
export class NewPasswords {
  private readonly rule: Rule;
  private readonly common = new PasswordFilter(readFileSync(mostUsed));

  constructor(
    private readonly ranges: PasswordRangesProvider,
    @Inject(OPTIONS) { passwordMinimum, passwordWords }: Pick<ServiceOptions, 'passwordMinimum' | 'passwordWords'>,
  ) {
    this.rule = passwordPolicy(passwordMinimum, passwordWords);
  }

  /** Why it may not, at its field. May ask an outside service: never inside a transaction. */
  async errors(field: string, password: unknown): Promise<FieldErrors> {
    const complaint =
      this.rule(password) ?? ((await this.isKnown(String(password))) ? shared.passwordCommon : undefined);
    return complaint === undefined ? {} : { [field]: complaint };
  }

  private async isKnown(password: string): Promise<boolean> {
    return this.common.has(password) || this.ranges.has(password);
  }
}
