export interface PartHealth {
  readonly name: string;
  readonly ready: boolean;
}

export interface Health {
  readonly status: 'up' | 'starting';
  readonly parts: readonly PartHealth[];
}

/** Whether the unit at an address can serve; no answer within two seconds means that it cannot. */
export const readyAt = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}/ready`, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Asks every unit whether it can serve, all at once, at most two seconds each. Up means that all can. */
export async function healthOf(units: Readonly<Record<string, string>>, own: readonly PartHealth[]): Promise<Health> {
  const unitStates = Object.entries(units).map(async ([name, url]) => ({ name, ready: await readyAt(url) }));
  const parts = [...own, ...(await Promise.all(unitStates))];
  return { status: parts.every((part) => part.ready) ? 'up' : 'starting', parts };
}
