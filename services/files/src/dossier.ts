import { ofUser } from '@groundwork/server-service';
import type { Dossier } from '@groundwork/server-service';

const ofFile = ['file_upload_id in file_upload.id'];

/** What this service keeps of a company or a person (docs/adr/0104), without the bytes: those come by the files' own call. */
export const dossier: Dossier = {
  tables: {
    file_upload: {
      ties: { company: ['company_id'], user: ['user_id'], broker: ['broker_id'] },
      others: ['person_id'],
    },
    file_history: { ties: { company: ofFile, user: ofFile, broker: ofFile }, others: ['user_id'] },
    resumable_upload: ofUser('user_id'),
    resumable_part: ofUser('upload_id in resumable_upload.id'),
  },
  outside: {},
};
