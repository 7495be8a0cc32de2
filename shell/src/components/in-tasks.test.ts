import { expect, it } from '@jest/globals';
import { inTasks } from './in-tasks.js';

it('gives each step a task of its own, in their order', async () => {
  const order: string[] = [];
  const step = (name: string) => () => {
    order.push(name);
    // What else waits for its turn has it before the next step.
    setTimeout(() => order.push(`after ${name}`));
  };
  await inTasks([step('one'), step('two')]);
  expect(order).toEqual(['one', 'after one', 'two']);
});
