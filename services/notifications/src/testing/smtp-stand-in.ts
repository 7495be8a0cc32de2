import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** What the server does with the next letter: take it, refuse it for now or for ever, or break off after having it. */
export type Behaviour = 'take' | 'busy' | 'refuse' | 'break';

export interface SmtpStandIn {
  readonly url: string;
  behaviour: Behaviour;
  /** Every letter that arrived whole, headers and body, also where the connection then broke. */
  readonly letters: string[];
  close(): Promise<void>;
}

/** A mail server of a few words (RFC 5321), to see what really goes over the wire. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let buffer = '';
    let inLetter = false;
    socket.write('220 stand-in ESMTP\r\n');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = inLetter ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end === -1) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inLetter ? 5 : 2));
        if (inLetter) {
          inLetter = false;
          letters.push(text);
          if (standIn.behaviour === 'break') socket.destroy();
          else socket.write('250 taken\r\n');
        } else {
          const answer = answerTo(text, standIn.behaviour);
          inLetter = answer.startsWith('354');
          socket.write(`${answer}\r\n`);
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: SmtpStandIn = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour: 'take',
    letters,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

function answerTo(line: string, behaviour: Behaviour): string {
  const verb = line.slice(0, 4).toUpperCase();
  if (verb === 'RCPT' && behaviour === 'busy') return '451 try again later';
  if (verb === 'RCPT' && behaviour === 'refuse') return '550 no such mailbox';
  if (verb === 'DATA') return '354 go on';
  return verb === 'QUIT' ? '221 bye' : '250 ok';
}
