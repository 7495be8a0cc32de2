import type { MailOptions } from '@groundwork/server-config';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `later`: the server may take it another time. `never`: it refused for good. `unclear`: it may have taken it. */
export type Outcome = 'later' | 'never' | 'unclear';

export class NotSent extends Error {
  override readonly name = 'NotSent';
  constructor(
    readonly outcome: Outcome,
    reason: string,
  ) {
    super(reason);
  }
}

/** Hands one letter over. Throws {@link NotSent}. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface Composed {
  readonly data: { readonly onHandedOver?: () => void };
  readonly message: { processFunc(through: (input: NodeJS.ReadableStream) => NodeJS.ReadableStream): void };
}

/** SMTP through nodemailer. The letter's id is its Message-ID, so that a mail server can tell a repeat as well. */
export function smtpTransport({ url, from }: Extract<MailOptions, { kind: 'smtp' }>): MailTransport {
  const smtp = createTransport(url, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as object);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'groundwork.invalid';
  smtp.use('stream', (mail, done) => {
    const { data, message } = mail as unknown as Composed;
    message.processFunc((input) => {
      input.once('end', () => data.onHandedOver?.());
      return input;
    });
    done();
  });
  return {
    async send({ id, to, ...mail }) {
      let handedOver = false;
      const onHandedOver = (): void => {
        handedOver = true;
      };
      try {
        await smtp.sendMail({ ...mail, to: { name: '', address: to }, from, messageId: `<${id}@${domain}>`, onHandedOver } as object);
      } catch (error) {
        throw new NotSent(outcomeOf(error, handedOver), error instanceof Error ? error.message : String(error));
      }
    },
    close: () => smtp.close(),
  };
}

/** A connection that broke after the whole letter was handed over leaves open whether the server has it. */
function outcomeOf(error: unknown, handedOver: boolean): Outcome {
  const answer = (error as { responseCode?: unknown } | null)?.responseCode;
  if (typeof answer === 'number') return answer >= 500 ? 'never' : 'later';
  return handedOver ? 'unclear' : 'later';
}
