import { startBff } from '@groundwork/server-testkit';
import { bff } from './index.js';

const statusOf = async (overrides: Parameters<typeof startBff>[2]) => {
  const portal = await startBff(bff, {}, overrides);
  const read = async (role?: 'borrower' | 'broker' | 'admin' | 'super') => {
    const { status, body } = await portal.call(role && { role }, 'GET', '/openapi.json');
    return status === 200 ? Object.keys(body['paths'] as object).length > 200 : status;
  };
  const answers = [
    await read(),
    await read('borrower'),
    await read('broker'),
    await read('admin'),
    await read('super'),
  ];
  await portal.close();
  return answers;
};

it.each<[string, Parameters<typeof startBff>[2], unknown[]]>([
  ['administrators in production', { mode: 'production' }, [401, 403, 403, true, true]],
  [
    'everybody in production where that is said',
    { mode: 'production', apiDocuments: 'everybody' },
    Array(5).fill(true),
  ],
  ['everybody elsewhere', { mode: 'demonstration' }, Array(5).fill(true)],
  [
    'administrators elsewhere where that is said',
    { mode: 'test', apiDocuments: 'members' },
    [401, 403, 403, true, true],
  ],
])('what the back end answers to which call is told %s', async (_whom, overrides, answers) => {
  expect(await statusOf(overrides)).toEqual(answers);
});
