/** A line for each stage: what is going on while it runs, what came of it and how long it took when it is done. */
export async function stage(name: string, work: (say: (text: string) => void) => Promise<string>): Promise<void> {
  const terminal = process.stdout.isTTY === true;
  const label = `  ${name.padEnd(24)}`;
  const begun = performance.now();
  const say = (text: string): void => {
    if (terminal) process.stdout.write(`\r\x1b[2K${label}${text} …`);
  };
  say('');
  const result = await work(say);
  process.stdout.write(
    `${terminal ? '\r\x1b[2K' : ''}${label}${result} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n`,
  );
}
