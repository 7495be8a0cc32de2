/** The gateway in a process of its own, in front of the measured back ends. */
import { startGateway } from '@groundwork/gateway';
import { areas, remotes } from '../areas.mjs';

const {
  BENCH_GATEWAY_PORT: port,
  PUBLIC_ORIGIN: publicOrigin,
  BENCH_SHELL: shellDirectory,
  LOG_LEVEL: logLevel,
} = process.env;
const bff = (name) => process.env[`BFF_${name.toUpperCase()}_URL`];

const gateway = await startGateway({
  host: '127.0.0.1',
  port: Number(port),
  publicOrigin,
  shellDirectory,
  registry: { read: () => ({ remotes: {} }) },
  remotes: Object.fromEntries(remotes.map((name) => [name, publicOrigin])),
  bffs: Object.fromEntries(areas.map((name) => [name, bff(name)])),
  units: {},
  config: { demonstration: false },
  logLevel,
});
process.once('SIGTERM', () => void gateway.close().then(() => process.exit(0)));
