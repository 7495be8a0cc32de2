import { ofCompany, ofUser } from '@groundwork/server-service';
import type { Dossier } from '@groundwork/server-service';

const toAddress = ['recipient in recipient.email', 'recipient in recipient.mobile_number'];
const ofLender = 'What the lender is called and how its letters read.';
const ofPrograms = "Events told to the lender's programs: what they tell of stands in the tables of their service.";

/** What this service keeps of a company or a person (docs/adr/0104). */
export const dossier: Dossier = {
  tables: {
    notification: { ties: { company: ['audience_id'], user: ['audience_id'], broker: ['audience_id'] } },
    notification_acknowledgement: ofUser('user_id'),
    recipient: { ties: { user: ['id'], broker: ['id'] } },
    outbound_message: { ties: { user: toAddress, broker: toAddress } },
    task: { ties: { company: ['company_id'], user: ['user_id'], broker: ['about_id'] }, inside: true },
    task_change: {
      ties: {
        company: ['task_id in task.id'],
        user: ['user_id', 'task_id in task.id'],
        broker: ['task_id in task.id'],
      },
      inside: true,
    },
    desk_company: ofCompany('id'),
    activity: {
      ties: {
        company: ['about_id', 'about_id in timeline_entry.application_id'],
        user: ['user_id'],
        broker: ['about_id'],
      },
      inside: true,
    },
    timeline_entry: ofCompany('company_id', { others: ['application_id'] }),
    digest_setting: ofUser('user_id'),
    digest_day: ofUser('user_id'),
  },
  outside: {
    rejected_file: 'Which file was rejected, by a key: the files service has the file with its history.',
    lender_version: ofLender,
    lender_logo: ofLender,
    letter_version: ofLender,
    webhook_endpoint: "Addresses of the lender's programs.",
    webhook_delivery: ofPrograms,
    webhook_attempt: ofPrograms,
  },
};
