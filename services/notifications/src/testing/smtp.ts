import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * What the server does with a letter. `busy` and `refuse`: at the recipient, 451 and 550. `busyAtEnd` and `refuseAtEnd`: after
 * the whole letter, 451 and 554. `hangUp`: breaks off in the middle of the letter. `swallow`: has the whole letter and breaks
 * off without a word. `closed`: greets with 421. `noEntry`: does not know our name and password.
 */
export type Behaviour =
  'take' | 'busy' | 'refuse' | 'busyAtEnd' | 'refuseAtEnd' | 'hangUp' | 'swallow' | 'closed' | 'noEntry';

export interface ArrivedLetter extends Email {
  /** As it came over the wire. */
  readonly raw: string;
  readonly rcptTo: readonly string[];
}

export interface TestSmtp {
  readonly url: string;
  behaviour: Behaviour;
  /** Every letter that arrived whole, also where the connection then broke. */
  readonly letters: ArrivedLetter[];
  close(): Promise<void>;
}

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/** A real SMTP server on a free port, with a login, that behaves as the test says. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const letters: ArrivedLetter[] = [];
  const hangUp = (): void => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      smtp.behaviour !== 'noEntry' && username === 'groundwork' && password === 'secret'
        ? done(null, { user: username })
        : done(refusal(535, 'Invalid username or password')),
    onConnect: (_session, done) =>
      smtp.behaviour === 'closed' ? done(refusal(421, 'Closed for maintenance')) : done(),
    onRcptTo(_address, _session, done) {
      if (smtp.behaviour === 'busy') done(refusal(451, 'Greylisted, try again later'));
      else if (smtp.behaviour === 'refuse') done(refusal(550, 'No such mailbox'));
      else done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      if (smtp.behaviour === 'hangUp') return hangUp();
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { behaviour } = smtp;
        if (behaviour === 'busyAtEnd') return done(refusal(451, 'Busy after all'));
        if (behaviour === 'refuseAtEnd') return done(refusal(554, 'This looks like spam'));
        const raw = Buffer.concat(parts);
        void new PostalMime().parse(raw).then((email) => {
          letters.push({
            ...email,
            raw: raw.toString('utf8'),
            rcptTo: session.envelope.rcptTo.map(({ address }) => address),
          });
          if (behaviour === 'swallow') hangUp();
          else done(null, 'taken');
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtp: TestSmtp = {
    url: `smtp://groundwork:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    behaviour: 'take',
    letters,
    close: () =>
      new Promise((resolve) => {
        hangUp();
        server.close(() => resolve());
      }),
  };
  return smtp;
}
