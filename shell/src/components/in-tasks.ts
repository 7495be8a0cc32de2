/** Runs steps one after the other, each in a task of its own: between two the page answers and paints. */
export async function inTasks(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    step();
  }
}
