import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import type { GuessingOptions, ServiceOptions } from '@groundwork/server-config';
import { OPTIONS } from '@groundwork/server-service';

/** Algorithm, version and parameters, as a hash begins with them: `$argon2id$v=19$m=19456,t=2,p=1`. */
const formOf = (stored: string): string => stored.split('$').slice(0, 4).join('$');

/** argon2id with the library's parameters (19 MiB, 2 passes), which follow OWASP's minimum. */
@Injectable()
export class PasswordHashing {
  private readonly cost: GuessingOptions['passwordHash'];
  /** A hash that no password has: checking against it takes the time of a real check where there is no account. */
  private readonly nobody: Promise<string>;

  constructor(@Inject(OPTIONS) { guessing }: Pick<ServiceOptions, 'guessing'>) {
    this.cost = guessing?.passwordHash;
    this.nobody = this.hash('no account has this password');
  }

  hash(password: string): Promise<string> {
    return hash(password, this.cost);
  }

  /** Whether it was made by another algorithm or at another cost than a new one is: a hash names both. */
  async isOutdated(stored: string): Promise<boolean> {
    return formOf(stored) !== formOf(await this.nobody);
  }

  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const right = await verify(stored ?? (await this.nobody), password).catch(() => false);
    return right && stored !== null && stored !== undefined;
  }
}
