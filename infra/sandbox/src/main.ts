import { basePort, bffOptions, portsFrom } from '@groundwork/server-config';
import { startSandbox } from './server.js';

const { publicOrigin, mode } = bffOptions(process.env, 'shell');
if (mode === 'production') {
  console.error('The sandbox of outside providers does not run in production.');
  process.exit(1);
}
const sandbox = await startSandbox({
  host: 'localhost',
  port: portsFrom(basePort(process.env)).sandbox,
  portalOrigin: publicOrigin,
});
console.log(`Sandbox of outside providers at ${sandbox.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
