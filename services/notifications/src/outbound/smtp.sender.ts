import { Transform } from 'node:stream';
import type { MailOptions } from '@groundwork/server-config';
import { createTransport } from 'nodemailer';
import { NotSent } from './domain/sender.js';
import type { Outcome, Sender } from './domain/sender.js';

/** What a letter brings along to the stream that it leaves by. */
interface Held {
  readonly beforeEnd: () => Promise<void>;
}

interface Patience {
  /** Until the server greets, milliseconds: some let strangers wait. */
  readonly greetingMs: number;
  /** Between a command and its answer, milliseconds: after the last line a server may look at the letter for a while. */
  readonly silenceMs: number;
}

/** An attempt ends before somebody else may take the letter (delivery.service.ts). */
const patience: Patience = { greetingMs: 40_000, silenceMs: 100_000 };

/** A mail server has a letter with the line that ends it: `beforeEnd` is awaited before that line is written. */
const heldAtTheEnd = (beforeEnd: () => Promise<void>): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, chunk),
    flush: (done) =>
      void beforeEnd().then(
        () => done(),
        () => undefined,
      ),
  });

/**
 * SMTP through nodemailer, a connection a letter: its pool would send again by itself what was on a connection that broke. The
 * letter's id is its Message-ID, so that a mail server can tell a repeat as well.
 */
export function smtpSender({ url, from }: Extract<MailOptions, { kind: 'smtp' }>, times: Patience = patience): Sender {
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: times.greetingMs,
    socketTimeout: times.silenceMs,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'groundwork.invalid';
  smtp.use('stream', (mail, done) => {
    const { beforeEnd } = mail.data as typeof mail.data & Held;
    mail.message.processFunc((input) => input.pipe(heldAtTheEnd(beforeEnd)));
    done();
  });
  return {
    async send({ id, to, subject, text, html }, beforeHandingOver) {
      let handedOver = false;
      let refused: (error: unknown) => void = () => undefined;
      // Where handing over is refused the end of the letter is never written, and the connection dies of its time-out.
      const refusal = new Promise<never>((_resolve, reject) => (refused = reject));
      const beforeEnd = async (): Promise<void> => {
        await beforeHandingOver().catch((error: unknown) => {
          refused(error);
          throw error;
        });
        handedOver = true;
      };
      const mail = {
        from,
        // An address typed by somebody is an address alone, never a header or a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        beforeEnd,
      };
      try {
        await Promise.race([smtp.sendMail(mail as object), refusal]);
      } catch (error) {
        if (error instanceof NotSent) throw error;
        throw new NotSent(outcomeOf(error, handedOver), error instanceof Error ? error.message : String(error));
      }
    },
    close: () => smtp.close(),
  };
}

/** Commands whose refusal speaks of this letter or this recipient; any other one speaks of the server or of our settings. */
const ofTheLetter = new Set(['EENVELOPE', 'EMESSAGE']);

/** A connection that broke after the whole letter was handed over leaves open whether the server has it. */
function outcomeOf(error: unknown, handedOver: boolean): Outcome {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: string };
  if (typeof responseCode === 'number') {
    if (!ofTheLetter.has(code ?? '')) return 'away';
    return responseCode >= 500 ? 'never' : 'later';
  }
  return handedOver ? 'unclear' : 'away';
}
