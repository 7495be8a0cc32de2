/** What the services' databases say of events: who was sent what, who has it, and what came of it. */
import { databaseOptions, serviceNames } from '@groundwork/server-config';
import { connect } from '@groundwork/server-data';
import { subscribersOf } from '@groundwork/domain-events';
import { InboxMessage, OutboxMessage } from '@groundwork/server-events';

const schema = { entities: [OutboxMessage, InboxMessage], migrations: [] };

async function withDatabase(env, service, work) {
  const database = await connect(databaseOptions(env, service), schema);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Rows of which there may be one for each event or loan: a second one with the same content is a doubled effect. */
const effects = {
  notifications: [
    ['bell', 'SELECT audience_kind, audience_id, message, link FROM notification'],
    ['timeline', 'SELECT company_id, application_id, subject, message FROM timeline_entry'],
    ['letters', 'SELECT dedupe_key FROM outbound_message'],
  ],
  draws: [['entries of loans', 'SELECT application_id, funding_id, kind, amount_cents FROM loan_entry']],
};

/** Events by the service that sent them, ids by the service that has handled them, and effects counted. */
export async function factsOf(env) {
  const sent = [];
  const has = {};
  const counted = {};
  for (const service of serviceNames)
    await withDatabase(env, service, async (database) => {
      const rows = await database.manager.find(OutboxMessage, {
        select: { sequence: true, eventId: true, type: true },
      });
      sent.push(...rows.map(({ eventId, type }) => ({ service, eventId, type })));
      has[service] = new Set(
        (await database.manager.find(InboxMessage, { select: { eventId: true, handler: true } })).map(
          (row) => row.eventId,
        ),
      );
      for (const [name, sql] of effects[service] ?? []) {
        const of = (counted[`${service}: ${name}`] = new Map());
        for (const row of await database.reading.query(sql)) {
          const key = JSON.stringify(row);
          of.set(key, (of.get(key) ?? 0) + 1);
        }
      }
    });
  return { sent, has, counted };
}

/** Waits until nothing is left to carry in any outbox. Gives how long that took, in milliseconds. */
export async function untilCarried(env, patienceMs) {
  const begun = Date.now();
  for (const service of serviceNames)
    await withDatabase(env, service, async (database) => {
      const sql = 'SELECT sequence FROM outbox_message WHERE published_at IS NULL LIMIT 1';
      while ((await database.reading.query(sql)).length > 0) {
        if (Date.now() - begun > patienceMs)
          throw new Error(`Events of ${service} were not carried within ${patienceMs / 1000} s.`);
        await new Promise((done) => setTimeout(done, 200));
      }
    });
  return Date.now() - begun;
}

/** Events that a sender knows of and a subscriber has not. */
export const lost = ({ sent, has }) =>
  sent.flatMap((event) =>
    subscribersOf(event.type)
      .filter((service) => !has[service].has(event.eventId))
      .map((service) => ({ ...event, to: service })),
  );

/** Effects of which there are more than there were in the portal that was lost. */
export function doubled(truth, now) {
  const more = [];
  for (const [name, rows] of Object.entries(now.counted))
    for (const [key, count] of rows) {
      const before = truth.counted[name].get(key) ?? 0;
      if (count > Math.max(before, 1)) more.push({ name, key, before, count });
    }
  return more;
}
