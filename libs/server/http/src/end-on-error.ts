/**
 * An error that nobody caught ends the process, as without this, but is told by its stack alone: Node would print the line of the file
 * where it was thrown, which in a packed unit is half a megabyte.
 */
export function endOnError(): void {
  process.on('uncaughtException', (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
}
