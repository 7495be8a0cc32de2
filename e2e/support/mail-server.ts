import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { ofFile } from './of-file.js';
import { testOnPortal } from './own-portal.js';
import { startTestPortal } from './portal.js';

/** A mail server that takes letters, or knows nobody. */
export interface MailServer {
  readonly url: string;
  knowsPeople: boolean;
  /** To whom each letter went that it took. */
  readonly taken: string[];
  close(): void;
}

/** What it answers to a line; undefined while a letter is being read. */
function answerTo(line: string, server: Pick<MailServer, 'knowsPeople'>): string {
  const [command = ''] = line.toUpperCase().split(' ');
  if (command === 'RCPT' && !server.knowsPeople) return `550 ${line.slice('RCPT TO:'.length)}: no such mailbox`;
  if (command === 'DATA') return '354 go on';
  return command === 'QUIT' ? '221 bye' : '250 ok';
}

export async function startMailServer(): Promise<MailServer> {
  const listener = createServer((socket: Socket) => {
    let [text, to, isInLetter] = ['', '', false];
    const say = (answer: string) => socket.write(`${answer}\r\n`);
    say('220 mail.example');
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      text += piece.toString();
      for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n')) {
        const line = text.slice(0, at);
        text = text.slice(at + 2);
        if (isInLetter) {
          if (line !== '.') continue;
          isInLetter = false;
          mail.taken.push(to);
          say('250 taken');
          continue;
        }
        const answer = answerTo(line, mail);
        to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
        isInLetter = answer.startsWith('354');
        say(answer);
      }
    });
  });
  const mail: MailServer = {
    url: '',
    knowsPeople: true,
    taken: [],
    close: () => void listener.close(),
  };
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return Object.assign(mail, { url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}` });
}

/** A `test` whose file has a portal of its own, which sends its letters to a mail server of the test. */
export function testWithMailServer() {
  const started = ofFile(startMailServer, (mail) => mail.close());
  return testOnPortal(async () => {
    const { url } = await started();
    return startTestPortal({ env: { SMTP_URL: url, MAIL_FROM: 'loans@lender.example' } });
  }).extend<{ mail: MailServer }>({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    mail: async ({}, use) => use(await started()),
  });
}
