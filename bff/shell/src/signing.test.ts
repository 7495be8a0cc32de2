import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBff } from '@groundwork/server-testkit';
import type { BffHarness } from '@groundwork/server-testkit';
import { bff } from './index.js';

const signingProofHeader = 'x-signing-proof';
const demand = { challenge: 'c1', by: 'letter', address: 'a***@harbor.example', sent: false };
/** A service that refuses to record a signature without a proof, and says which one came. */
const service = createServer((request, reply) => {
  const proof = request.headers[signingProofHeader];
  reply.writeHead(proof ? 201 : 403, { 'content-type': proof ? 'application/json' : 'application/problem+json' });
  reply.end(JSON.stringify(proof ? { proof } : { code: 'signature.proof_needed', status: 403, current: demand }));
});
let shell: BffHarness;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  shell = await startBff(bff, { agreements: `http://127.0.0.1:${(service.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await shell.close();
  service.close();
  service.closeAllConnections();
});

it('the refusal of a signature comes with where a code is to be had, and the proof goes to who records the signature', async () => {
  const accept = (headers: Record<string, string>) =>
    shell.call({ role: 'borrower' }, 'POST', '/esign', { signature: 'ADA MOSS' }, { 'x-csrf': '1', ...headers });
  expect(await accept({})).toMatchObject({ status: 403, body: { code: 'signature.proof_needed', current: demand } });
  expect(await accept({ [signingProofHeader]: 'proof-1' })).toMatchObject({ status: 201, body: { proof: 'proof-1' } });
});
