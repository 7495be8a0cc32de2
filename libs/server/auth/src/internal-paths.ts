/** What every unit serves to the others, whatever its contract; other calls follow the contract of who answers. */
export const internalPaths = { events: '/internal/events', endedSessions: '/internal/sessions/ended' } as const;
