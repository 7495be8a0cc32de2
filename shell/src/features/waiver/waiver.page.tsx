import { waiverKindLabels, waiverKindOf } from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { waiverPage as words } from '@groundwork/domain-messages-shell';
import { formatCents } from '@groundwork/domain-money';
import { Alert, RichText, Stack } from '@groundwork/web-ui';
import { OpenedByLink } from '../../components/opened-by-link.js';
import type { Opened } from '../../components/opened-by-link.js';
import { SignedByLink } from '../../components/signed-by-link.js';
import { WideFrame } from '../../components/wide-frame.js';
import { downloadWaiver, openWaiver } from '../../data/waiver.js';
import type { OpenedWaiver } from '../../data/waiver.js';
import { WaiverSigning } from './waiver-signing.js';

/** Reached by the link of a letter, without an account: the waiver as it will be kept, and where it is signed. */
export default function WaiverPage() {
  return (
    <OpenedByLink title={words.heading} words={{ notOpened: words.notOpened, over: words.over }} open={openWaiver}>
      {(opened) => <Waiver {...opened} />}
    </OpenedByLink>
  );
}

function Waiver({ token, data: waiver, replace, reload }: Opened<OpenedWaiver>) {
  const { claimant, projectName: name, amount, condition, extent, status, content } = waiver;
  return (
    <WideFrame
      title={waiverKindLabels[waiverKindOf(condition, extent)]}
      lead={fill(words.lead, { claimant, name, amount: formatCents(amount) })}
    >
      <Stack gap="6">
        <RichText label={words.text} html={content} maxHeight="none" />
        {status === 'sent' ? (
          <WaiverSigning token={token} waiver={waiver} onAnswered={replace} onOutdated={reload} />
        ) : (
          <Answered token={token} waiver={waiver} />
        )}
      </Stack>
    </WideFrame>
  );
}

/** What became of a waiver that cannot be signed any more. */
function Answered({ token, waiver }: { token: string; waiver: OpenedWaiver }) {
  const { status, signedAt, expiresAt } = waiver;
  if (status === 'refused') return <Alert>{words.refused}</Alert>;
  if (status !== 'signed' || signedAt === null) return <Alert>{words.over}</Alert>;
  return (
    <SignedByLink
      signedAt={signedAt}
      expiresAt={expiresAt}
      words={{ signed: words.signed, download: words.download, notDownloaded: words.notDownloaded }}
      onDownload={() => downloadWaiver(token)}
    />
  );
}
