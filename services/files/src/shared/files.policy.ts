import { AbilityBuilder, createMongoAbility, isAdministrator } from '@groundwork/server-auth';
import type { Uploader } from '@groundwork/domain-files';
import type { Actor, MongoAbility } from '@groundwork/server-auth';

/** Who owns a file or the record that files hang on: one of the three. */
export interface Owner {
  readonly companyId: string | null;
  readonly brokerId: string | null;
  readonly userId: string | null;
}

/**
 * Who may upload, read and review. Files belong to the company of their application, to a company, to a broker or to a
 * user; who belongs there may upload and read. Reviewing is for administrators. Which types somebody uploads is in the
 * table of file types (`mayUpload`).
 */
export function filesAbility(actor: Actor): MongoAbility {
  const { can, build } = new AbilityBuilder<MongoAbility>(createMongoAbility);
  if (isAdministrator(actor)) {
    can(['read', 'upload', 'review'], 'File');
    return build();
  }
  if (actor.userId) can(['read', 'upload'], 'File', { userId: actor.userId });
  if (actor.role === 'borrower') can(['read', 'upload'], 'File', { companyId: { $in: [...actor.companyIds] } });
  if (actor.role === 'broker' && actor.brokerId) can(['read', 'upload'], 'File', { brokerId: actor.brokerId });
  return build();
}

/** As what somebody uploads, by the table of file types; undefined for nobody. */
export function uploaderOf(actor: Actor): Uploader | undefined {
  if (isAdministrator(actor)) return 'admin';
  return actor.role === 'borrower' || actor.role === 'broker' ? actor.role : undefined;
}

/** What the invitation of a broker opens before it has an account: the files of its own record, without their bytes. */
export function invitedAbility(brokerId: string): MongoAbility {
  const { can, build } = new AbilityBuilder<MongoAbility>(createMongoAbility);
  can(['upload', 'read'], 'File', { brokerId });
  return build();
}
