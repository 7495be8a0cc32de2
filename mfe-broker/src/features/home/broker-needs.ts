import {
  awaitsBroker,
  agreementExpired,
  brokerAccountGaps,
  endingAgreements,
  isRecent,
  turnedDownAgreements,
} from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { brokerHome as words } from '@groundwork/domain-messages-broker';
import { fees } from '@groundwork/domain-messages-screens';
import type { DealView } from '@groundwork/web-lending/fees';
import type { StoredFile } from '@groundwork/web-lending/files';
import type { NeedEntry } from '@groundwork/web-lending/needs';
import type { Agreement, Broker } from '../../data/api.js';

/** What a broker's home knows of what waits. */
interface Waiting {
  readonly broker: Broker;
  readonly deals: readonly DealView[];
  /** The broker's own; undefined until they are known. */
  readonly files: readonly StoredFile[] | undefined;
}

const account = '/manageBroker';
const referral = ({ id }: Agreement): string => `/?referral=${id}`;

/** What waits for the broker, each with the way to its very place; in no order. `today` is YYYY-MM-DD at UTC-4. */
export function brokerNeeds({ broker, deals, files }: Waiting, today: string): NeedEntry[] {
  const { agreements } = broker;
  return [
    ...agreements.filter((each) => awaitsBroker(each) && !agreementExpired(each, today)).map(signatureNeed),
    ...turnedDownAgreements(agreements, today).map(rejectedNeed),
    ...endingAgreements(agreements, today).map((agreement) => endingNeed(agreement, today)),
    ...accountNeeds(broker),
    ...w9Needs(broker, files),
    ...deals.flatMap((deal) => dealNeeds(deal, today)),
  ];
}

/** The lender waits for the signature before it can accept. */
const signatureNeed = (agreement: Agreement): NeedEntry => ({
  key: `agreement ${agreement.id}`,
  dueOn: null,
  reason: 'waiting',
  since: agreement.updatedAt,
  to: referral(agreement),
  text: fill(words.sign, { client: agreement.clientName }),
  about: words.signWhy,
});

const rejectedNeed = (agreement: Agreement & { readonly rejectedDate: string }): NeedEntry => ({
  key: `agreement ${agreement.id}`,
  dueOn: null,
  reason: 'returned',
  since: agreement.rejectedDate,
  to: referral(agreement),
  text: fill(words.rejected, { client: agreement.clientName }),
  about: agreement.rejectionComment ?? undefined,
});

const endingNeed = (agreement: Agreement, today: string): NeedEntry => ({
  key: `agreement ${agreement.id}`,
  dueOn: agreement.expirationDate,
  reason: 'own',
  since: agreement.acceptedDate ?? '',
  to: referral(agreement),
  text: fill(agreementExpired(agreement, today) ? words.ended : words.ends, { client: agreement.clientName }),
});

function accountNeeds(broker: Broker): NeedEntry[] {
  const gaps = brokerAccountGaps(broker);
  if (gaps.length === 0) return [];
  const base = { key: 'account', dueOn: null, reason: 'own', since: '' } as const;
  return [{ ...base, to: account, text: words.account, about: gaps.join(', ') }];
}

/** One W-9 that stands is enough; of those that were rejected the newest is told, the first of the list. */
function w9Needs({ createdAt }: Broker, files: readonly StoredFile[] | undefined): NeedEntry[] {
  const [newest, ...others] = files?.filter(({ fileType }) => fileType === 'w9') ?? [];
  if (!files || (newest && [newest, ...others].some(({ status }) => status !== 'rejected'))) return [];
  const base = { key: 'w9', dueOn: null, to: `${account}#w9` };
  return newest
    ? [{ ...base, reason: 'returned', since: '', text: words.w9Rejected, about: newest.comments ?? undefined }]
    : [{ ...base, reason: 'waiting', since: createdAt, text: words.w9 }];
}

/** A deal whose client has to do something stands still until then; what was turned down is told for thirty days. */
function dealNeeds({ agreementId, clientName, projectNumber, stage, stageAt }: DealView, today: string): NeedEntry[] {
  const isDeclined = stage === 'declined' && isRecent(stageAt, today);
  if (!isDeclined && stage !== 'awaiting') return [];
  return [
    {
      key: `deal ${agreementId} ${projectNumber} ${stageAt}`,
      dueOn: null,
      reason: isDeclined ? 'returned' : 'waiting',
      since: stageAt,
      to: '/fees#deals',
      text: fill(isDeclined ? words.declined : words.documents, { client: clientName }),
      about: projectNumber === null ? undefined : fill(fees.project, { number: String(projectNumber) }),
    },
  ];
}
