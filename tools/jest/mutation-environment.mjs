import KeptEnvironment from './kept-environment.mjs';

const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

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
    return environment;
  }
}
