import { readFileSync } from 'node:fs';
import type { DatabaseOptions } from '@groundwork/server-config';
import { ConfigurationError } from '@groundwork/server-config';
import { connectForReading } from '@groundwork/server-data';
import type { KeptPapers } from './sealed-check.js';
import { anchorOf, verifyEvidence } from './verify-evidence.js';

/**
 * Checks the evidence of a database and says what it found, a line each. Changes nothing.
 *
 * @param args `--expect <position>:<hash>`: a head that an earlier run printed; `--papers <file>`: a line `<id> <SHA-256>` for
 * each signed PDF, as the brokers service lists them
 * @returns the exit code: 1 where something is wrong. Throws where it could not be checked.
 */
export async function runVerification(
  options: DatabaseOptions,
  args: readonly string[],
  print: (line: string) => void,
): Promise<0 | 1> {
  const at = args.indexOf('--expect');
  const expected = at < 0 ? undefined : anchorOf(args[at + 1] ?? '');
  if (at >= 0 && !expected)
    throw new ConfigurationError('--expect takes <position>:<hash>, as an earlier run printed it.');
  const papers = papersOf(args);
  const database = await connectForReading(options);
  try {
    const { head, findings } = await database.transaction(() =>
      verifyEvidence((statement, values) => database.rows(statement, values), expected, papers),
    );
    for (const finding of findings) print(`  ${finding}`);
    print(
      findings.length > 0
        ? `${findings.length} findings in ${head.position} records.`
        : `${head.position} records, all as they were written.`,
    );
    print(`head ${head.position}:${head.hash}`);
    if (!expected && findings.length === 0)
      print('Keep the head outside this database, and give it to a later run: --expect <position>:<hash>.');
    return findings.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** The list of signed PDFs that the arguments name; without one they are not compared. */
function papersOf(args: readonly string[]): KeptPapers | undefined {
  const at = args.indexOf('--papers');
  if (at < 0) return undefined;
  const lines = readFileSync(args[at + 1] ?? '', 'utf8')
    .split('\n')
    .filter(Boolean);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}
