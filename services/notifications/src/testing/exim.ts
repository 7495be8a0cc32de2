import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { certify, freePort, Part } from '@groundwork/server-testkit';

export const eximProgram = '/usr/sbin/exim4';

export interface RealMailServer {
  readonly part: Part;
  readonly port: number;
  /** Certificates of its authority, and of one that signed nothing of it. */
  readonly authority: string;
  readonly stranger: string;
  /** The letters that it delivered to an address, each as it lies in the mailbox. */
  mailbox(address: string): string[];
  close(): Promise<void>;
}

/** Root delivers nothing: the package's own user does. */
const user = process.getuid?.() === 0 ? 'Debian-exim' : userInfo().username;

/**
 * Takes letters for everybody, from whoever says name and password over TLS, and behaves by who a letter is for: `grey…` at the second
 * try, `refused…` never, `spam…` not after it was read, `slow…` after three seconds, `full…` not now; `bounces…` is taken and comes back.
 */
const configuration = (folder: string, port: number, tls: boolean) => `
exim_user = ${user}
primary_hostname = mail.groundwork.example
domainlist local_domains = *
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
pid_file_path = ${folder}/spool/pid
never_users =
deliver_drop_privilege = true
queue_only = false
smtp_accept_max = 50
allow_utf8_domains = true
tls_advertise_hosts = ${tls ? '*' : ''}
tls_certificate = ${folder}/server.crt
tls_privatekey = ${folder}/server.key
acl_smtp_rcpt = recipients
acl_smtp_data = content
begin acl
recipients:
  deny message = Encrypt and say who you are
    !authenticated = *
  defer message = Greylisted, try again later
    local_parts = ^grey.*
    condition = \${if !exists{${folder}/seen/$local_part}}
    set acl_m_seen = \${run{/usr/bin/touch ${folder}/seen/$local_part}}
  defer message = Mailbox full
    local_parts = ^full.*
  deny message = No such mailbox
    local_parts = ^refused.*
  accept local_parts = ^slow.*
    delay = 3s
  accept
content:
  deny message = This looks like spam
    condition = \${if match{$recipients}{^spam}}
  accept
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{groundwork}}{eq{$auth3}{secret}}}}
  server_set_id = $auth2
  server_advertise_condition = \${if def:tls_in_cipher}
begin routers
bounces:
  driver = redirect
  local_parts = ^bounces.*
  data = :fail: The mailbox is closed
  allow_fail
everybody:
  driver = accept
  transport = mailboxes
begin transports
mailboxes:
  driver = appendfile
  directory = ${folder}/mail/all
  create_directory
  maildir_format
  user = ${user}
  envelope_to_add
`;

/** Debian's Exim on a port and spool of its own. Without `tls` it offers neither TLS nor a way to say who one is. */
export async function aRealMailServer(tls = true): Promise<RealMailServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gw-exim-'));
  const port = await freePort();
  chmodSync(folder, 0o755);
  for (const name of ['spool', 'mail', 'seen']) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o777);
  }
  certify(folder, ['ours', 'another']);
  chmodSync(join(folder, 'server.key'), 0o644);
  const file = join(folder, 'exim.conf');
  writeFileSync(file, configuration(folder, port, tls), { mode: 0o644 });
  const part = await new Part({ command: eximProgram, args: ['-C', file, '-bdf'], port }).start();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    part,
    port,
    authority: read('ours.crt'),
    stranger: read('another.crt'),
    mailbox(address) {
      const at = join(folder, 'mail/all/new');
      const letters = existsSync(at) ? readdirSync(at).map((name) => readFileSync(join(at, name), 'utf8')) : [];
      return letters.filter((letter) => letter.startsWith(`Envelope-to: ${address}\n`));
    },
    async close() {
      await part.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
