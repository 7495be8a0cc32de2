import type { MailOptions } from '@groundwork/server-config';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands one letter over. Throws where the server did not take it. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A letter that the server will never take (an answer of 500 to 599), as against one that it may take later. */
export const isLasting = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500;
};

/**
 * Whether the letter may have arrived although sending failed: the connection broke after the whole letter was handed
 * over, so that the answer is missing.
 */
export const isUnclear = (error: unknown): boolean => {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return command === 'DATA' && responseCode === undefined;
};

/** SMTP through nodemailer. The letter's id is its Message-ID, so that a mail server can tell a repeat as well. */
export function smtpTransport({ url, from }: Extract<MailOptions, { kind: 'smtp' }>): MailTransport {
  const smtp = createTransport(url, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as object);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'groundwork.invalid';
  return {
    async send({ id, ...mail }) {
      await smtp.sendMail({ ...mail, to: { name: '', address: mail.to }, from, messageId: `<${id}@${domain}>` });
    },
    close: () => smtp.close(),
  };
}
