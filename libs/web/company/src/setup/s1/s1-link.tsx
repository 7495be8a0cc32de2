import { useState } from 'react';
import { fill, s1Form } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Button, Text, Wrap } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import { useRefreshCompany } from '../../company-data.js';
import type { Ownership, Person } from '../../records.js';
import { fullName } from '../people/person-values.js';
import { useSetup } from '../setup-context.js';
import { isOpenLink, s1Trace } from './s1-trace.js';
import type { S1Request } from './s1-trace.js';

export interface S1LinkCalls {
  sendS1Link: (body: { companyId: string; personId: string }) => Promise<S1Request>;
  revokeS1Link: (body: { companyId: string; personId: string }) => Promise<S1Request>;
}

const requestOf = ({ s1 }: Ownership, personId: string | null): S1Request | undefined =>
  s1.requests.find((request) => request.personId === personId);

/** What became of the link that an owner was sent. */
export function S1Trace({ tree, personId }: { tree: Ownership; personId: string | null }) {
  const request = requestOf(tree, personId);
  return request ? (
    <Text textStyle="small" overflowWrap="anywhere">
      {s1Trace(request, Date.now())}
    </Text>
  ) : null;
}

/** Asks an owner who owes the S-1 by a letter to sign it by a link, and takes a link back. */
export function S1LinkButtons({ tree, person }: { tree: Ownership; person: Person }) {
  const [asking, setAsking] = useState<'send' | 'take back'>();
  const request = requestOf(tree, person.id);
  const isOpen = request !== undefined && isOpenLink(request, Date.now());
  const name = fullName(person);
  const label = isOpen ? companySetup.sendNewS1Link : companySetup.sendS1Link;
  return (
    <>
      <Wrap>
        <Button
          size="sm"
          variant="outline"
          aria-label={`${label}: ${name}`}
          disabledBecause={person.emailAddress ? undefined : fill(s1Form.needsEmail, { name })}
          onClick={() => setAsking('send')}
        >
          {label}
        </Button>
        {isOpen ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${companySetup.takeBackS1Link}: ${name}`}
            onClick={() => setAsking('take back')}
          >
            {companySetup.takeBackS1Link}
          </Button>
        ) : null}
      </Wrap>
      {asking ? <S1LinkDialog what={asking} person={person} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
}

interface S1LinkDialogProps {
  what: 'send' | 'take back';
  person: Person;
  onClose: () => void;
}

/** Asks before a letter goes out, and before a link stops working. */
function S1LinkDialog({ what, person, onClose }: S1LinkDialogProps) {
  const { companyId } = useSetup();
  const write = useWrite();
  const notify = useNotify();
  const refresh = useRefreshCompany();
  const sending = what === 'send';
  const words = { name: fullName(person), email: person.emailAddress ?? '' };
  const body = { companyId, personId: person.id };
  const act = async () => {
    const { email } = await write((to) => (sending ? to.sendS1Link(body) : to.revokeS1Link(body)));
    await refresh();
    notify.success(sending ? fill(companySetup.s1LinkSent, { email }) : companySetup.s1LinkTakenBack);
  };
  return (
    <ConfirmCall
      title={sending ? companySetup.sendS1Link : fill(companySetup.s1LinkBack, words)}
      confirmLabel={sending ? companySetup.sendS1Link : companySetup.takeBackS1Link}
      danger={!sending}
      act={act}
      onClose={onClose}
    >
      <Text>{sending ? fill(companySetup.s1LinkLead, words) : companySetup.s1LinkBackLead}</Text>
    </ConfirmCall>
  );
}
