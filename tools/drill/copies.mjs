/** Copies of a service's database while it is in use, and back: by the commands of docs/operate.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, copyFileSync, openSync, rmSync } from 'node:fs';
import { databaseOptions } from '@groundwork/server-config';
import Database from 'better-sqlite3';
import mysql from 'mysql2/promise';

/** Copies the database of `service` into `file`. Gives the instant at which the copy was begun. */
export async function backUp(env, service, file) {
  const since = new Date();
  const place = databaseOptions(env, service);
  if (place.kind === 'mysql') {
    const output = openSync(file, 'w');
    await client('mysqldump', place.url, ['--single-transaction', '--routines', place.database], ['ignore', output]);
    closeSync(output);
  } else {
    const database = new Database(place.file, { readonly: true });
    await database.backup(file);
    database.close();
  }
  return since;
}

/** Puts a copy in the place of the database, whose service stands still. */
export async function restore(env, service, file) {
  const place = databaseOptions(env, service);
  if (place.kind === 'mysql') {
    await statement(place.url, `DROP DATABASE \`${place.database}\``);
    await statement(place.url, `CREATE DATABASE \`${place.database}\``);
    const input = openSync(file, 'r');
    await client('mysql', place.url, [place.database], [input, 'ignore']);
    closeSync(input);
  } else {
    for (const rest of ['-wal', '-shm']) rmSync(`${place.file}${rest}`, { force: true });
    copyFileSync(file, place.file);
  }
}

export async function dropDatabases(url, prefix) {
  const rows = await statement(url, 'SELECT schema_name AS name FROM information_schema.schemata');
  for (const { name } of rows.filter((row) => row.name.startsWith(prefix)))
    await statement(url, `DROP DATABASE \`${name}\``);
}

async function statement(url, sql) {
  const connection = await mysql.createConnection({ uri: url });
  try {
    return (await connection.query(sql))[0];
  } finally {
    await connection.end();
  }
}

async function client(command, url, args, [input, output]) {
  const { hostname, port, username, password } = new URL(url);
  const child = spawn(command, ['-h', hostname, '-P', port || '3306', '-u', decodeURIComponent(username), ...args], {
    env: { ...process.env, MYSQL_PWD: decodeURIComponent(password) },
    stdio: [input, output, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
}
