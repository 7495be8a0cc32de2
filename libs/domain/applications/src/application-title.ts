/** What a card, a selector or a list calls an application: its name, else its first street, else its id (specification 2). */
export function applicationTitle({
  name,
  street,
  id,
}: {
  readonly name?: string | null;
  readonly street?: string | null;
  readonly id: string;
}): string {
  return name?.trim() || street?.trim() || id;
}
