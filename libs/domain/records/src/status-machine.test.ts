import { machineFlaws, statusMachine } from './index.js';
import type { StatusTable } from './index.js';

type Status = 'draft' | 'sent' | 'paid';
type Command = 'send' | 'pay' | 'recall';
const sound: StatusTable<Status, Command> = {
  start: 'draft',
  final: ['paid'],
  commands: ['send', 'pay', 'recall'],
  transitions: { draft: { send: 'sent' }, sent: { pay: 'paid', recall: 'draft' }, paid: {} },
  guards: { pay: (amount) => (amount === 0 ? 'Nothing to pay' : undefined) },
};
const flawsOf = (changes: Partial<StatusTable<Status, Command>>) =>
  machineFlaws(statusMachine({ ...sound, ...changes }));

describe('a status machine', () => {
  const machine = statusMachine(sound);

  it('moves by its table, and by nothing else', () => {
    expect(machine.statuses).toEqual(['draft', 'sent', 'paid']);
    expect(machine.next('draft', 'send')).toBe('sent');
    expect(machine.next('draft', 'pay')).toBeUndefined();
    expect(machine.next('gone' as Status, 'pay')).toBeUndefined();
  });

  it('keeps a number a number', () => {
    const numbered = statusMachine<1 | 2, 'finish'>({
      start: 1,
      final: [2],
      commands: ['finish'],
      transitions: { 1: { finish: 2 }, 2: {} },
    });
    expect(numbered.statuses).toEqual([1, 2]);
    expect(machineFlaws(numbered)).toEqual([]);
  });

  it('asks the guard of a command, where it has one', () => {
    expect([machine.complaint('pay', 0), machine.complaint('pay', 1), machine.complaint('send', 0)]).toEqual([
      'Nothing to pay',
      undefined,
      undefined,
    ]);
    const { guards: _guards, ...unguarded } = sound;
    expect(statusMachine(unguarded).complaint('pay', 0)).toBeUndefined();
  });
});

describe('the flaws of a machine', () => {
  it('are none where every status is reached and left as meant', () => expect(flawsOf({})).toEqual([]));

  it.each<[string, Partial<StatusTable<Status, Command>>, string[]]>([
    [
      'a status that nothing leads to',
      { transitions: { ...sound.transitions, sent: { recall: 'draft' } } },
      ['paid is never reached', 'draft leads to no end', 'sent leads to no end', 'pay moves nothing'],
    ],
    ['a dead end that is not final', { final: [] }, ['paid is never left, and not final']],
    [
      'a status that only leads to itself',
      { final: [], transitions: { ...sound.transitions, paid: { pay: 'paid' } } },
      ['paid is never left, and not final'],
    ],
    [
      'a final status that is left',
      { transitions: { ...sound.transitions, paid: { recall: 'draft' } } },
      ['paid is final, and left'],
    ],
    [
      'a command that is nowhere',
      { transitions: { ...sound.transitions, sent: { pay: 'paid' } } },
      ['recall moves nothing'],
    ],
  ])('are %s', (_name, changes, flaws) => expect(flawsOf(changes)).toEqual(flaws));
});
