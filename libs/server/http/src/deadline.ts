import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deadline } from './request-context.js';

/** In calls between units: how many milliseconds the caller still waits. A span of time, since clocks differ. */
export const timeLeftHeader = 'x-time-left';
/** What a unit keeps back of the time that it gives a call, so that the answer still finds somebody, milliseconds. */
const reserveMs = 250;

const deadlines = new WeakMap<FastifyRequest, Deadline>();

/**
 * The deadline of a request, by what its caller says is left. Where the unit gives the time itself, as those do that browsers call, a
 * caller's word is nothing, and time begins once the body is here.
 */
export function deadlineOf(request: FastifyRequest, budgetMs: number | undefined): Deadline | undefined {
  const said = request.headers[timeLeftHeader];
  const isSaid = typeof said === 'string' && /^\d{1,6}$/.test(said);
  if (budgetMs === undefined && !isSaid) return undefined;
  const deadline = { at: budgetMs === undefined ? performance.now() + Number(said) : Infinity };
  deadlines.set(request, deadline);
  return deadline;
}

/** Begins the time that the unit gives a request, and ends it with the answer: nobody waits for what goes on then. */
export function keepDeadlines(fastify: FastifyInstance, budgetMs: number | undefined): void {
  const set = (request: FastifyRequest, at: number): void => {
    const deadline = deadlines.get(request);
    if (deadline) deadline.at = at;
  };
  if (budgetMs !== undefined)
    fastify.addHook('preHandler', (request, _reply, done) => {
      set(request, performance.now() + budgetMs);
      done();
    });
  fastify.addHook('onResponse', (request, _reply, done) => {
    set(request, Infinity);
    done();
  });
}

/** The header of a call that may take so long, its name and its value; nothing where it has no bound. */
export const timeLeft = (leftMs: number): readonly string[] =>
  Number.isFinite(leftMs)
    ? [timeLeftHeader, String(Math.max(1, Math.floor(leftMs > 2 * reserveMs ? leftMs - reserveMs : leftMs)))]
    : [];
