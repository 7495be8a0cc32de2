import { ofUser } from '@groundwork/server-service';
import type { Dossier } from '@groundwork/server-service';

const ofAccount = 'account_id';

/** What this service keeps of a company or a person (docs/adr/0104). */
export const dossier: Dossier = {
  tables: {
    account: ofUser('id', { secrets: ['password_hash'], others: ['broker_id'] }),
    company_membership: { ties: { user: [ofAccount], company: ['company_id'] } },
    audit_entry: ofUser(ofAccount),
    account_code: {
      ties: { user: ['subject_id', 'email in account.email'], company: ['company_id'] },
      secrets: ['code_hash'],
    },
    session: ofUser(ofAccount, { secrets: ['secret'], others: ['company_id'] }),
    second_factor: ofUser(ofAccount, { secrets: ['secret'] }),
    recovery_code: ofUser(ofAccount, { secrets: ['hash'] }),
    sign_in_challenge: ofUser(ofAccount, { secrets: ['id', 'secret'] }),
    signing_challenge: ofUser(ofAccount, { secrets: ['id', 'code_hash'] }),
    broker_account_draft: { ties: { user: [ofAccount], broker: ['broker_id'] }, secrets: ['password_hash'] },
    identity_check: ofUser(ofAccount),
  },
  outside: {
    signing_setting: 'What the lender asks people to prove; who changed it stands in the audit record.',
    api_token: 'Keys of the lender for programs; who made one stands in the audit record.',
    sign_in_failure:
      'Counts of wrong passwords and codes, letters and links by the hash of an address, for two days at most.',
  },
};
