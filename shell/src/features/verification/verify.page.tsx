import { useRef, useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { publicPages, verification as words } from '@groundwork/domain-messages-shell';
import { displayInstant } from '@groundwork/domain-time';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { Alert, FileDrop, Stack, Text } from '@groundwork/web-ui';
import { PageLink } from '../../components/page-link.js';
import { PublicFrame } from '../../components/public-frame.js';
import { verifyPaper } from '../../data/verification.js';
import type { VerifiedPaper } from '../../data/verification.js';
import { fingerprint, isPdf, LARGEST_PAPER } from './fingerprint.js';

const size = `${LARGEST_PAPER / 1024 / 1024} MB`;

type Outcome =
  | { readonly is: 'comparing' }
  | { readonly is: 'genuine'; readonly paper: VerifiedPaper }
  | { readonly is: 'other' | 'failed'; readonly sentence: string };

async function outcomeOf(file: File): Promise<Outcome> {
  if (file.size > LARGEST_PAPER) return { is: 'failed', sentence: fill(shared.fileTooLarge, { size }) };
  if (!(await isPdf(file))) return { is: 'failed', sentence: words.noPdf };
  const hash = await fingerprint(file);
  if (hash === undefined) return { is: 'failed', sentence: words.notHere };
  try {
    return { is: 'genuine', paper: await verifyPaper(hash) };
  } catch (error) {
    const isUnknown = error instanceof ApiProblem && error.status === 404;
    return isUnknown ? { is: 'other', sentence: shared.paperUnknown } : { is: 'failed', sentence: sentenceFor(error) };
  }
}

/** Says whether a PDF is one that was signed here, by whom and when. The file stays where it is. */
export default function VerifyPage() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [name, setName] = useState('');
  const latest = useRef(0);
  const compare = async ([file]: File[]) => {
    if (!file) return;
    latest.current += 1;
    const own = latest.current;
    setName(file.name);
    setOutcome({ is: 'comparing' });
    const compared = await outcomeOf(file).catch((): Outcome => ({ is: 'failed', sentence: words.unreadable }));
    // Another file may have been chosen meanwhile.
    if (own === latest.current) setOutcome(compared);
  };
  return (
    <PublicFrame title={words.title} lead={words.lead}>
      <Stack gap="5">
        <FileDrop
          label={words.choose}
          accept="application/pdf"
          hint={fill(words.limit, { size })}
          onFiles={(files) => void compare(files)}
        />
        <div aria-live="polite">{outcome ? <Answer outcome={outcome} name={name} /> : null}</div>
        <Text fontSize="sm">
          <PageLink to="/login">{publicPages.goToSignIn}</PageLink>
        </Text>
      </Stack>
    </PublicFrame>
  );
}

function Answer({ outcome, name }: { outcome: Outcome; name: string }) {
  if (outcome.is === 'comparing') return <Text>{words.reading}</Text>;
  if (outcome.is !== 'genuine') return <Refusal outcome={outcome} name={name} />;
  const { title, version, position, signatures } = outcome.paper;
  return (
    <Alert tone="success" title={words.genuine}>
      <Stack gap="1">
        <Text overflowWrap="anywhere">{fill(words.sealedAs, { title, version, position: String(position) })}</Text>
        {signatures.map(({ party, signerName, signedAt }) => (
          <Text key={`${party} ${signedAt}`}>
            {fill(words.signedBy, { party, name: signerName, date: displayInstant(signedAt) })}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}

function Refusal({ outcome, name }: { outcome: Extract<Outcome, { readonly sentence: string }>; name: string }) {
  const sentence = `${name}: ${outcome.sentence}`;
  return outcome.is === 'other' ? (
    <Alert tone="danger" title={words.notGenuine}>
      {sentence}
    </Alert>
  ) : (
    <Alert tone="warning">{sentence}</Alert>
  );
}
