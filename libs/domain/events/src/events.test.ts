import { events, eventTypes, secretsOf, serviceNames, subscribersOf, subscriptions } from './index.js';

describe('the catalogue of events', () => {
  it.each(eventTypes.map((type) => [type]))('%s is sent by a service, about a record, in a version', (type) => {
    const entry = events[type];
    expect(type).toMatch(/^[a-z][a-z0-9]*\.[a-z_]+$/);
    expect(serviceNames).toContain(entry.from);
    expect(entry.version).toBeGreaterThanOrEqual(1);
    expect(entry.aggregate).not.toBe('');
  });
  it('keeps the events of one record with one sender, so that their order holds', () => {
    const senders = new Map<string, Set<string>>();
    for (const type of eventTypes) {
      const { aggregate, from } = events[type];
      senders.set(aggregate, (senders.get(aggregate) ?? new Set()).add(from));
    }
    for (const set of senders.values()) expect(set.size).toBe(1);
  });
});

describe('codes in events', () => {
  it('are those that open an account, a registration or a paper to sign', () => {
    expect(eventTypes.filter((type) => secretsOf(type).length > 0)).toEqual([
      's1.link_sent',
      's1.copy_sent',
      's1.signed',
      'inspection.link_sent',
      'waiver.link_sent',
      'broker.invited',
      'user.confirmation_requested',
      'user.reset_requested',
      'user.company_invited',
      'admin.invited',
      'signature.code_sent',
    ]);
    expect(secretsOf('broker.invited')).toEqual(['code']);
    expect(secretsOf('draw.decided')).toEqual([]);
  });
});

describe('subscriptions', () => {
  it('are to events of others, each once', () => {
    for (const service of serviceNames) {
      const types: readonly string[] = subscriptions[service];
      expect(new Set(types).size).toBe(types.length);
      for (const type of subscriptions[service]) {
        expect(eventTypes).toContain(type);
        expect(events[type].from).not.toBe(service);
      }
    }
  });
  it('carry the thread: a submit locks the company, an approval opens the ledger, decisions notify', () => {
    expect(subscribersOf('application.submitted')).toEqual(['companies', 'brokers', 'notifications']);
    expect(subscribersOf('application.approved')).toEqual([
      'companies',
      'brokers',
      'draws',
      'agreements',
      'notifications',
    ]);
    expect(subscribersOf('termsheet.accepted')).toEqual(['applications', 'notifications']);
    expect(subscribersOf('ledger.opened')).toEqual(['applications']);
    for (const type of ['draw.decided', 'agreement.accepted', 'agreement.rejected', 'application.rejected'] as const) {
      expect(subscribersOf(type)).toContain('notifications');
    }
  });
});
