import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, migrateForTest } from '@groundwork/server-data/testing';
import type { Service } from '@groundwork/server-service';

/** The second step of a change that the version before cannot live with: by the first one nothing uses any more what it takes. */
export interface SecondStep {
  /** The name of the migration's class. */
  readonly migration: string;
  /** As the check says it. */
  readonly change: string;
  /** The release whose code was the first to live without: `0.2.0`; `none` where no release had it. */
  readonly firstStep: string;
}

const { version: release } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
) as {
  version: string;
};
/** What came after it had a first step in a release. */
const lastWithoutRelease = 1_766_910_000_000;

/** Whether a first step lies behind the present release, so that no version that still runs needs what is taken. */
export function hasFirstStep({ migration, firstStep }: SecondStep, present = release): boolean {
  if (firstStep === 'none') return Number(migration.slice(-13)) <= lastWithoutRelease;
  const [first, now] = [firstStep, present].map((text) =>
    /^\d+\.\d+\.\d+$/.test(text) ? text.split('.').map(Number) : [],
  );
  const at = [0, 1, 2].find((part) => first?.[part] !== now?.[part]);
  return at !== undefined && Number(first?.[at]) < Number(now?.[at]);
}

/**
 * Holds each migration of a service against the tables before it: while a release rolls, the version before works on what the present
 * one has migrated. What it cannot live with is taken as the second of two steps alone, by name.
 */
export function describeServiceMigrations(service: Service, secondSteps: readonly SecondStep[]): void {
  it(`the migrations of ${service.name} leave the version before able to work, but for second steps`, async () => {
    const place = await createTestDatabase(service.name);
    try {
      expect(secondSteps.filter((step) => !hasFirstStep(step))).toEqual([]);
      const found = await migrateForTest(place.options, service.schema);
      expect(found).toEqual(secondSteps.map(({ migration, change }) => ({ migration, change })));
    } finally {
      await place.drop();
    }
  }, 60_000);
}
