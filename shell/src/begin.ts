import { inTasks } from './components/in-tasks.js';

/**
 * The host page begins asynchronously, so that nothing of it is evaluated before all its modules are there; and in steps, between which
 * the page answers and paints: a phone takes four times as long for each as a desk. One file has them all, and comes for the first.
 */
export async function begin(): Promise<void> {
  await import(/* webpackChunkName: 'begin' */ 'react-dom/client');
  await inTasks([() => undefined]);
  const { steps } = await import(/* webpackChunkName: 'begin' */ './bootstrap.js');
  await inTasks(steps);
}
