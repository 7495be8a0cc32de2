/** What the server saw of a call that accepts something, cut to the columns that keep it. */
export interface Evidence {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

export const evidenceOf = (address: string | undefined, userAgent: string | undefined): Evidence => ({
  ip: address?.slice(0, 64) ?? null,
  userAgent: userAgent?.slice(0, 400) ?? null,
});
