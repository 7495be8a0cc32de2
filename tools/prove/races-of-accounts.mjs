/** Second factors: enrolled, replaced and turned off by several at once; recovery codes used and renewed by several at once. */
import { randomUUID } from 'node:crypto';
import { operations as identity } from '@groundwork/contract-identity';
import { aPerson, demonstrationPassword } from '@groundwork/demonstration';
import { Secret, TOTP } from 'otpauth';
import { portalOf } from '../drill/addresses.mjs';
import { aStranger } from './strangers.mjs';

const recoveryCodes = 10;
const stepMs = 30_000;
/** What an app shows for a secret, so many steps from now: each code is taken once. */
const codeOf = (secret, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs });

export async function raceForAccounts(racers, env) {
  const portal = portalOf(env);
  const password = demonstrationPassword;
  const anAccount = async () => {
    const email = `race.${randomUUID().slice(0, 8)}@example.com`;
    const account = { email, firstName: 'Race', lastName: 'Factor', role: 'borrower', password };
    return { email, ...(await aPerson(portal, account)) };
  };
  const ask = (person, operation, body) => racers.ask(person, operation, { body });
  const enrol = (person, proof = {}) =>
    racers.granted(person, identity.enrolSecondFactor, { body: { password, ...proof } });
  const confirm = (person, { challenge, secret }, steps = 0) =>
    ask(person, identity.confirmSecondFactor, { challenge, code: codeOf(secret, steps) });
  const stateOf = (person) => racers.granted(person, identity.getSecondFactor);
  /** Of so many who enrolled and were told recovery codes, those whose codes are good. */
  const standing = async (person) => {
    const { on, recoveryCodesLeft } = await stateOf(person);
    return [on, recoveryCodesLeft];
  };

  const first = await anAccount();
  const begun = await Promise.all(Array.from({ length: racers.atOnce }, () => enrol(first)));
  await racers.race('a second factor enrolled at several devices', (number) => confirm(first, begun[number]));
  racers.hold('it', await standing(first), [true, recoveryCodes]);

  const second = await anAccount();
  const one = await enrol(second);
  const told = await Promise.all(Array.from({ length: racers.atOnce }, () => confirm(second, one)));
  const codes = told.filter(({ status }) => status < 300).map(({ body }) => body.recoveryCodes.join());
  racers.hold('recovery codes of one enrolment that was confirmed by several', new Set(codes).size, 1);
  racers.hold(
    'what it is answered otherwise',
    told.filter(({ status }) => status >= 500),
    [],
  );
  racers.hold('the second factor', await standing(second), [true, recoveryCodes]);

  const [code, other] = codes[0].split(',');
  const due = async () =>
    (await racers.granted(aStranger(), identity.openSession, { body: { email: second.email, password } })).secondFactor
      .challenge;
  const challenges = [];
  for (let count = 0; count < racers.atOnce; count += 1) challenges.push(await due());
  await racers.race('a recovery code', (number) =>
    ask(aStranger(), identity.finishSignIn, { challenge: challenges[number], recoveryCode: code }),
  );
  racers.hold('recovery codes that are left', (await stateOf(second)).recoveryCodesLeft, recoveryCodes - 1);
  const challenge = await due();
  await racers.race('a sign-in', () => ask(aStranger(), identity.finishSignIn, { challenge, recoveryCode: other }));

  // Each answers with all codes there are: those of one are good, and of none any others.
  const renewals = await Promise.all(
    Array.from({ length: racers.atOnce }, () => ask(second, identity.renewRecoveryCodes, { password })),
  );
  racers.hold(
    'renewals of recovery codes that failed',
    renewals.filter(({ status }) => status >= 300),
    [],
  );
  racers.hold('recovery codes after several renewals', (await stateOf(second)).recoveryCodesLeft, recoveryCodes);
  const tries = [];
  for (const { body } of renewals)
    tries.push(
      await ask(aStranger(), identity.finishSignIn, {
        challenge: await due(),
        recoveryCode: body?.recoveryCodes?.[0],
      }),
    );
  racers.hold('renewals whose codes are good', tries.filter(({ status }) => status < 300).length, 1);
  const good = renewals[tries.findIndex(({ status }) => status < 300)]?.body.recoveryCodes ?? [];
  const third = good[1];

  // Two devices were about to take the place of one, each with a proof of the one: the first does, and the other is told.
  const moves = [await enrol(second, { code: codeOf(one.secret, 1) }), await enrol(second, { recoveryCode: third })];
  await racers.race('a second factor that is moved to two devices', (number) =>
    number < 2
      ? confirm(second, moves[number])
      : ask(second, identity.turnOffSecondFactor, { password, code: '000000' }),
  );
  racers.hold('the one that stands', await standing(second), [true, recoveryCodes]);
  await portal.close();
}
