import KeptEnvironment from './kept-environment.mjs';

const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

const skipAll = (block) => {
  for (const child of block.children) {
    if (child.type === 'describeBlock') skipAll(child);
    else child.mode = 'skip';
  }
};

/** The fault that a test of this process has noticed: what follows need not run. */
let noticed;

/** A fault is noticed by one test as well as by all of them: the first that fails ends the run, hooks of later files included. */
function endWithTheFirst(event, state) {
  const fault = process.env[ACTIVE];
  if (fault === undefined) return;
  if (event.name === 'test_done' && event.test.errors.length > 0) noticed = fault;
  if (noticed === fault && (event.name === 'test_done' || event.name === 'run_start')) skipAll(state.rootDescribeBlock);
}

/**
 * The kept environment for planted faults: one object for each file, since Stryker marks each that it is given, over the one
 * place for all of them, which is told the fault that is planted now.
 */
export default class MutationEnvironment {
  constructor(config, context) {
    const environment = Object.create(new KeptEnvironment(config, context));
    const { env } = environment.global.process;
    if (process.env[ACTIVE] === undefined) delete env[ACTIVE];
    else env[ACTIVE] = process.env[ACTIVE];
    environment.handleTestEvent = endWithTheFirst;
    return environment;
  }
}
