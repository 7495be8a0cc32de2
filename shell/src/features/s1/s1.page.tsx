import { useEffect, useState } from 'react';
import { s1Errors, s1Record } from '@groundwork/domain-companies';
import type { S1Answers } from '@groundwork/domain-companies';
import { fill, s1Form } from '@groundwork/domain-messages';
import { s1Page as words } from '@groundwork/domain-messages-shell';
import { fieldNames } from '@groundwork/domain-records';
import { systemClock, today } from '@groundwork/domain-time';
import { useRuleForm } from '@groundwork/web-forms';
import { Alert } from '@groundwork/web-ui';
import { OpenedByLink } from '../../components/opened-by-link.js';
import type { Opened } from '../../components/opened-by-link.js';
import { SignedByLink } from '../../components/signed-by-link.js';
import { useTabDraft } from '../../components/use-tab-draft.js';
import { WideFrame } from '../../components/wide-frame.js';
import { downloadS1, openS1 } from '../../data/s1.js';
import type { OpenedS1, ReadableS1 } from '../../data/s1.js';
import { S1Form } from './s1.form.js';
import { S1Signing } from './s1-signing.js';

/** Reached by the link of a letter, without an account: an owner answers the questions of the S-1, reads it as it is kept, and signs. */
export default function S1Page() {
  return (
    <OpenedByLink title={s1Form.title} words={{ notOpened: words.notOpened, over: words.over }} open={openS1}>
      {(opened) => <OwnersS1 {...opened} />}
    </OpenedByLink>
  );
}

function OwnersS1({ token, data: s1, replace, reload }: Opened<OpenedS1>) {
  const { state, signedAt, expiresAt } = s1;
  if (state === 'open') return <Asked token={token} s1={s1} onSigned={replace} onOutdated={reload} />;
  return (
    <WideFrame title={s1Form.title}>
      {state === 'signed' ? (
        <SignedByLink
          signedAt={signedAt ?? ''}
          expiresAt={expiresAt}
          words={{ signed: words.signed, download: words.download, notDownloaded: words.notDownloaded }}
          onDownload={() => downloadS1(token)}
        />
      ) : (
        <Alert>{words.notNeeded}</Alert>
      )}
    </WideFrame>
  );
}

interface AskedProps {
  token: string;
  s1: OpenedS1;
  onSigned: (s1: OpenedS1) => void;
  /** It was signed, handed in or taken back meanwhile. */
  onOutdated: () => void;
}

const unanswered: S1Answers = {
  address: '',
  birth: '',
  socialSecurity: '',
  occupation: '',
  otherCompanies: '',
  judgements: '',
};

/** First the questions, then the text that they make. What was typed stays until it is signed. */
function Asked({ token, s1, onSigned, onOutdated }: AskedProps) {
  const form = useRuleForm<S1Answers>({
    defaultValues: unanswered,
    check: (values) => s1Errors(values, today(systemClock)),
  });
  const { company, percent, signerName: name } = s1;
  // By whose S-1 it is: a link that takes the place of another one leads to the same.
  const draft = useTabDraft(form, { key: `s1.${company}.${name}`, fields: fieldNames(s1Record) });
  const [read, setRead] = useState<{ answers: S1Answers; readable: ReadableS1 }>();
  const isRead = read !== undefined;
  // The way back of the browser leads to the questions, and not away from what was answered.
  useEffect(() => {
    if (!isRead) return;
    history.pushState(null, '');
    const back = () => setRead(undefined);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [isRead]);
  if (read)
    return (
      <WideFrame key="read" title={words.readHeading} lead={words.readLead}>
        <S1Signing
          {...{ token, ...read, onOutdated }}
          onSigned={(signed) => {
            draft.forget();
            onSigned(signed);
          }}
          onRead={(readable) => setRead({ ...read, readable })}
          onChange={() => history.back()}
        />
      </WideFrame>
    );
  return (
    <WideFrame key="fill" title={s1Form.title} lead={fill(words.lead, { company, percent, name })}>
      <S1Form {...{ token, form, draft, onOutdated }} onRead={(answers, readable) => setRead({ answers, readable })} />
    </WideFrame>
  );
}
