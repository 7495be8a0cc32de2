import { ConfigurationError, databaseOptions, serviceOptions } from '@groundwork/server-config';
import { connect } from '@groundwork/server-data';
import { collectAfterStart, endOnError, sortedJson, stopOnSignal } from '@groundwork/server-http';
import type { Service } from './define-service.js';

/**
 * `main` of a service that runs in a process of its own; `main.js migrate` brings its tables up to date and ends, `main.js describe` prints
 * its OpenAPI document.
 */
export async function runService(service: Service, [command] = process.argv.slice(2)): Promise<void> {
  try {
    if (command === 'migrate') return await migrateAlone(service);
    if (command === 'describe') return void process.stdout.write(sortedJson(await service.describe()));
    if (command !== undefined)
      throw new ConfigurationError(`There is no command "${command}", only migrate and describe.`);
    endOnError();
    stopOnSignal(await service.start(serviceOptions(process.env, service.name)));
    collectAfterStart();
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}

/** Needs the database alone, no keys. */
async function migrateAlone({ name, schema }: Service): Promise<void> {
  const database = await connect(databaseOptions(process.env, name), schema);
  await database.close();
  console.log(`The tables of ${name} are up to date.`);
}
