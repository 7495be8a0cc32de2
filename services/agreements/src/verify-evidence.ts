import { databaseOptions } from '@groundwork/server-config';
import { runVerification } from './evidence/run-verification.js';

try {
  process.exitCode = await runVerification(databaseOptions(process.env, 'agreements'), process.argv.slice(2), (line) =>
    process.stdout.write(`${line}\n`),
  );
} catch (error) {
  process.stderr.write(
    `The evidence could not be checked: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
}
