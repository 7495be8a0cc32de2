import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether this machine can certify at all. */
export const canCertify = (): boolean => spawnSync('openssl', ['version']).status === 0;

/** An authority of a test's own, whose certificate and signed pairs are files of `folder`. */
export interface TestAuthority {
  /** Its certificate, PEM. */
  readonly certificate: string;
  /** Makes `<name>.key` and `<name>.crt` for somebody who is called `subject` and has that name in the network, and the further ones. */
  certify(
    name: string,
    subject?: string,
    days?: number,
    further?: readonly string[],
  ): { readonly certificate: string; readonly key: string };
}

export function anAuthority(folder: string, name: string): TestAuthority {
  const openssl = (line: string) => execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'ignore' });
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  openssl(`req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} -keyout ${name}.key -out ${name}.crt`);
  return {
    certificate: textOf(`${name}.crt`),
    certify(to, subject = 'localhost', days = 2, further = []) {
      const names = [subject, ...further].map((one) => `DNS:${one}`);
      writeFileSync(join(folder, `${to}.names`), `subjectAltName=${names.join(',')}`);
      openssl(`req -newkey rsa:2048 -nodes -subj /CN=${subject} -keyout ${to}.key -out ${to}.csr`);
      openssl(
        `x509 -req -in ${to}.csr -CA ${name}.crt -CAkey ${name}.key -days ${days} -extfile ${to}.names -out ${to}.crt`,
      );
      return { certificate: textOf(`${to}.crt`), key: textOf(`${to}.key`) };
    },
  };
}

/** An authority of each name in `folder`, and of the first of them a pair for `localhost` alone (`server.crt`, `server.key`). */
export function certify(folder: string, authorities: readonly [string, ...string[]]): void {
  const [signer] = authorities.map((name) => anAuthority(folder, name));
  signer?.certify('server');
}
