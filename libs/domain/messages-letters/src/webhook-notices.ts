/** What the administrators' bell says of webhooks, beyond the specification. */
export const webhookNotices = {
  failing: 'The webhook {name} was turned off: nothing has arrived there for five days',
  gone: 'The webhook {name} was turned off: its receiver says that it is gone',
  givenUp: 'The webhook {name} did not take {event} in ten attempts: it was given up, and can be sent again',
} as const;
