/** What every unit serves to the others, whatever its contract; other calls follow the contract of who answers. */
export const internalPaths = {
  events: '/internal/events',
  /** Several at once, in their order. */
  eventsTogether: '/internal/events/together',
  endedSessions: '/internal/sessions/ended',
  state: '/internal/state',
  calls: '/internal/calls',
  eventsState: '/internal/events/state',
  asideEvents: '/internal/events/aside',
  dossiers: '/internal/dossiers',
} as const;
