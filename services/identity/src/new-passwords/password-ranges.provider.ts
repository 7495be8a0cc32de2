import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { providerClient } from '@groundwork/server-providers';
import type { ProviderClient } from '@groundwork/server-providers';
import { OPTIONS } from '@groundwork/server-service';

/** So much of the hash leaves; hundreds of leaked passwords share it. */
const rangeLength = 5;

/** Whether an answer, `<rest of a hash>:<how often>` a line, has a hash. Lines that never occurred pad it. */
const counts = (answer: string, rest: string): boolean =>
  answer.split(/\r?\n/).some((line) => {
    const [hash = '', times] = line.split(':');
    return hash.toUpperCase() === rest && Number(times) > 0;
  });

/** An outside service that knows leaked passwords by ranges of their SHA-1 (k-anonymity), as haveibeenpwned.com speaks. */
@Injectable()
export class PasswordRangesProvider implements OnModuleDestroy {
  private readonly client: ProviderClient | undefined;

  constructor(@Inject(OPTIONS) { passwordRanges, logLevel }: Pick<ServiceOptions, 'passwordRanges' | 'logLevel'>) {
    this.client = providerClient('password-ranges', passwordRanges, { logLevel, attempts: 1 });
  }

  /** False where no service is set up, and where it gives no answer in time: nobody waits for it to set a password. */
  async has(password: string): Promise<boolean> {
    if (!this.client) return false;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const { text } = await this.client.send({
        method: 'GET',
        path: `/${hash.slice(0, rangeLength)}`,
        label: 'range',
        accept: 'text/plain',
        headers: { 'add-padding': 'true', 'user-agent': 'groundwork' },
      });
      return counts(text, hash.slice(rangeLength));
    } catch {
      // The client has put down why.
      return false;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.client?.close();
  }
}
