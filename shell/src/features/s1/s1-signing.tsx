import { useState } from 'react';
import type { S1Answers } from '@groundwork/domain-companies';
import { s1Page as words } from '@groundwork/domain-messages-shell';
import { Alert, RichText, Stack } from '@groundwork/web-ui';
import { isConflict } from '../../components/failure.js';
import { SignByLink } from '../../components/sign-by-link.js';
import { readS1, signS1 } from '../../data/s1.js';
import type { OpenedS1, ReadableS1 } from '../../data/s1.js';

interface S1SigningProps {
  token: string;
  answers: S1Answers;
  readable: ReadableS1;
  onSigned: (s1: OpenedS1) => void;
  onRead: (readable: ReadableS1) => void;
  onChange: () => void;
  onOutdated: () => void;
}

/** The S-1 as it will be kept, and where its owner signs. */
export function S1Signing({ token, answers, readable, onSigned, onRead, onChange, onOutdated }: S1SigningProps) {
  const { content, contentHash, signerName } = readable;
  const [isAnother, setAnother] = useState(false);
  /** Another text by now is read again; an S-1 that nobody asks for any more says so. */
  const readAgain = async () => {
    try {
      onRead(await readS1(token, answers));
      setAnother(true);
    } catch (error) {
      if (!isConflict(error)) throw error;
      onOutdated();
    }
  };
  return (
    <Stack gap="6">
      {isAnother ? <Alert tone="warning">{words.changedMeanwhile}</Alert> : null}
      <RichText label={words.text} html={content} maxHeight="none" />
      <SignByLink
        signerName={signerName}
        words={{ sign: words.sign, signFirst: words.signFirst, consent: words.consent, notSigned: words.notSigned }}
        otherwise={{ label: words.change, onClick: onChange }}
        onSign={async ({ name, png }) =>
          onSigned(await signS1({ ...answers, token, contentHash, signature: name, drawing: png }))
        }
        onConflict={readAgain}
      />
    </Stack>
  );
}
