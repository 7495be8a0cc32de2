import { PasswordHashing } from './password-hashing.service.js';

describe('a password', () => {
  it('is hashed at what OWASP asks for, where nobody says otherwise', async () => {
    expect(await new PasswordHashing({}).hash('a quiet builder yard')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('matches its own hash alone, whatever that cost, and none where there is no account', async () => {
    const passwords = new PasswordHashing({});
    const stored = await new PasswordHashing({ guessing: { passwordHash: { memoryCost: 64, timeCost: 1 } } }).hash(
      'one',
    );
    expect(await passwords.matches(stored, 'one')).toBe(true);
    expect(await passwords.matches(stored, 'two')).toBe(false);
    expect(await passwords.matches('no hash', 'one')).toBe(false);
    for (const none of [null, undefined])
      expect(await passwords.matches(none, 'no account has this password')).toBe(false);
  });
});
