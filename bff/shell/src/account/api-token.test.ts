import { startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';

it('an API token is nobody here: only the area of the administrators takes one', async () => {
  const shell = await startBff(bff, {});
  try {
    const headers = { authorization: `Bearer gwk_${'m'.repeat(43)}`, 'x-csrf': '1' };
    const { status, body } = await shell.call(undefined, 'DELETE', '/account/devices', undefined, headers);
    expect([status, body['code']]).toEqual([401, 'session.invalid']);
  } finally {
    await shell.close();
  }
});
