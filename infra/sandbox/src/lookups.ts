import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from './behaviours.js';
import { Replays } from './replays.js';
import { Seed } from './seed.js';

interface Background {
  readonly firstName?: unknown;
  readonly lastName?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The background request: taken in, clear, or to be looked at by a person, which a last name that begins with 'Review' asks for. */
export function addBackground(server: FastifyInstance, behaviours: Behaviours): void {
  const replays = new Replays<{ requestId: string; status: string }>();
  void server.register(async (api) => {
    behaviours.bend(api, 'background');
    api.post<{ Body: Background }>('/background/requests', (request, reply) => {
      const { firstName, lastName } = request.body ?? {};
      if (!isText(firstName) || !isText(lastName))
        return reply.status(400).send({ error: 'firstName and lastName are needed' });
      const needsReview = behaviours.fails('background') || lastName.startsWith('Review');
      return reply.status(201).send(
        replays.once(request.headers['idempotency-key'], () => ({
          requestId: randomUUID(),
          status: needsReview ? 'review' : 'clear',
        })),
      );
    });
  });
}

interface Place {
  readonly street?: unknown;
  readonly city?: unknown;
  readonly state?: unknown;
  readonly zipCode?: unknown;
}

/** Figures of a neighbourhood; those of one zip code are alike and the same every time. */
export function figuresOf(zipCode: string): Record<string, number> {
  const seed = new Seed(zipCode.slice(0, 5));
  const households = seed.between(2_400, 19_000);
  return {
    population: Math.round((households * seed.between(205, 310)) / 100),
    households,
    medianHouseholdIncome: seed.between(420, 1_480) * 100,
    medianHomeValue: seed.between(1_450, 7_900) * 100,
    medianAge: seed.between(290, 460) / 10,
    ownerOccupied: seed.between(380, 810) / 10,
    vacant: seed.between(25, 140) / 10,
    populationGrowth: seed.between(-9, 38) / 10,
  };
}

/** The demographics of a property's surroundings. */
export function addDemographics(server: FastifyInstance, behaviours: Behaviours): void {
  void server.register(async (api) => {
    behaviours.bend(api, 'demographics');
    api.post<{ Body: Place }>('/demographics/lookups', (request, reply) => {
      const { street, zipCode } = request.body ?? {};
      if (behaviours.fails('demographics') || !isText(street) || !isText(zipCode))
        return reply.status(422).send({ error: 'the address is not known' });
      return reply.send({ asOfYear: new Date().getUTCFullYear() - 1, ...figuresOf(zipCode) });
    });
  });
}
