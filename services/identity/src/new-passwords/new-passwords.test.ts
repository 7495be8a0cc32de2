import { createHash } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import { aProvider } from '@groundwork/server-testkit';
import type { ProviderScript, TestProvider } from '@groundwork/server-testkit';
import { filterBytes, PasswordFilter } from './domain/password-filter.js';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordRangesProvider } from './password-ranges.provider.js';

const rangesAt = (url: string | undefined): PasswordRangesProvider =>
  new PasswordRangesProvider({
    logLevel: 'silent',
    passwordRanges: url === undefined ? undefined : { url, token: undefined, timeoutMs: 1_000 },
  });
const alone = new NewPasswords(rangesAt(undefined), { passwordMinimum: 8 });
const common = { password: shared.passwordCommon };

describe('a filter of passwords', () => {
  it('misses none of its words, in any case, and is wrong about few others', () => {
    const words = Array.from({ length: 1_000 }, (_, index) => `Word ${index}`);
    const filter = PasswordFilter.of(words);
    expect(words.filter((word) => !filter.has(word) || !filter.has(word.toUpperCase()))).toEqual([]);
    expect(words.filter((word) => filter.has(`${word}, and no other`))).toEqual([]);
  });

  it('is not read from something else', () => {
    expect(() => new PasswordFilter(new Uint8Array(filterBytes - 1))).toThrow(RangeError);
  });
});

describe('a new password', () => {
  it.each(['12345678', 'Basketball', 'BUTTHEAD', 'iloveyou!', 'atriplex', 'P@$$w0rd2024', 'we1come!!'])(
    'is refused where it is as common as %s',
    async (word) => {
      expect(await alone.errors('password', word)).toEqual(common);
    },
  );

  it.each(['Portal-demo-1', 'Tx7!builders-yard', 'a quiet builder yard', 'correct horse battery'])(
    'may be %s',
    async (word) => {
      expect(await alone.errors('password', word)).toEqual({});
    },
  );

  it('is refused where it is a word of the lender', async () => {
    const words = new NewPasswords(rangesAt(undefined), { passwordMinimum: 8, passwordWords: ['Cedar Row'] });
    expect(await words.errors('password', 'CedarRow-2026')).toEqual(common);
    expect(await alone.errors('password', 'CedarRow-2026')).toEqual({});
  });

  it('is mistaken for a common one about once in a thousand times', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20_000 }, (_, index) => alone.errors('password', `nobody has ${index}`)),
    );
    const mistaken = answers.filter((errors) => 'password' in errors).length;
    expect(mistaken).toBeGreaterThan(0);
    expect(mistaken).toBeLessThan(40);
  });

  it('has the least length of the deployment, and never less than the floor', async () => {
    const withLeast = (passwordMinimum: number) => new NewPasswords(rangesAt(undefined), { passwordMinimum });
    expect(await withLeast(12).errors('newPassword', 'x7!b-q9kw2z')).toEqual({
      newPassword: 'Password must be 12 characters or more',
    });
    expect(await withLeast(12).errors('newPassword', 'x7!b-q9kw2zy')).toEqual({});
    expect(await withLeast(1).errors('password', 'x7!b')).toEqual({
      password: 'Password must be 5 characters or more',
    });
    expect(await withLeast(5).errors('password', undefined)).toEqual({ password: shared.textRequired });
  });
});

describe('a service that knows leaked passwords by ranges', () => {
  const leaked = 'a leaked builder yard';
  const [range, rest] = [/^.{5}/, /.{35}$/].map(
    (part) => part.exec(createHash('sha1').update(leaked).digest('hex').toUpperCase())?.[0] ?? '',
  );
  let provider: TestProvider;
  const open: PasswordRangesProvider[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((ranges) => ranges.onModuleDestroy()));
    await provider.close();
  });
  async function errorsOf(word: string, script: ProviderScript): Promise<unknown> {
    provider = await aProvider(script);
    const ranges = rangesAt(`${provider.url}/range`);
    open.push(ranges);
    return new NewPasswords(ranges, { passwordMinimum: 8 }).errors('password', word);
  }
  const answering =
    (text: string): ProviderScript =>
    () => ({ text });

  it('is told five signs of a hash, and its word counts', async () => {
    const lines = `${'0'.repeat(35)}:3\r\n${rest}:12\r\n${'F'.repeat(35)}:1`;
    expect(await errorsOf(leaked, answering(lines))).toEqual(common);
    expect(provider.received).toMatchObject([
      { method: 'GET', path: `/range/${range}`, text: '', headers: { 'add-padding': 'true' } },
    ]);
  });

  it.each([
    ['has others of its range', `${'0'.repeat(35)}:3`],
    ['pads its answer with the very hash', `${rest}:0`],
    ['has nothing', ''],
    ['answers something else', '<html>moved</html>'],
  ])('keeps nobody from a password where it %s', async (_what, text) => {
    expect(await errorsOf(leaked, answering(text))).toEqual({});
  });

  it.each<[string, ProviderScript]>([
    ['fails', () => ({ status: 500, text: 'busy' })],
    ['hangs up', (_request, reply) => void reply.destroy()],
    ['never answers', () => undefined],
  ])('holds nobody up for longer than about a second where it %s', async (_what, script) => {
    const began = performance.now();
    expect(await errorsOf(leaked, script)).toEqual({});
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('is not asked about what is refused anyway', async () => {
    expect(await errorsOf('12345678', answering(''))).toEqual(common);
    expect(provider.received).toEqual([]);
  });
});
