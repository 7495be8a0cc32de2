import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { displayInstant } from '@groundwork/domain-time';
import { useCommand } from '@groundwork/web-http';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Badge, Button, Stack, Text } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Person, Schemas } from '../../records.js';
import { companyKeys } from '../../company-data.js';
import { useSetup } from '../setup-context.js';
import { fullName } from './person-values.js';

/** What an invitation calls. */
export interface InvitationCalls {
  /** Who may be invited to use the portal, and who does so already: asked by who may invite. */
  invitable: (companyId: string) => Promise<Schemas['InvitablePersonDto'][]>;
  invite: (body: { companyId: string; email: string; firstName: string; lastName: string }) => Promise<unknown>;
}

const invitableKey = (companyId: string) => [...companyKeys.people(companyId), 'invitable'];

/** Who may be invited to use the portal for the company, and who does so already. */
function useInvitable(companyId: string) {
  const write = useWrite();
  return useQuery({
    queryKey: invitableKey(companyId),
    queryFn: () => write((to) => to.invitable(companyId)),
  });
}

/** Asks somebody by email to use the portal; only with both names and an address. */
export function InviteButton({ person }: { person: Person }) {
  const { companyId } = useSetup();
  const { data = [] } = useInvitable(companyId);
  const notify = useNotify();
  const queries = useQueryClient();
  const write = useWrite();
  const { firstName, lastName, emailAddress: email } = person;
  const invitation = useCommand({
    mutationFn: () =>
      write((to) => to.invite({ companyId, email: email ?? '', firstName: firstName ?? '', lastName: lastName ?? '' })),
    onSuccess: () => {
      // The company hears of it a moment later; the row says it at once.
      const invitedAt = new Date().toISOString();
      queries.setQueryData<Schemas['InvitablePersonDto'][]>(invitableKey(companyId), (before) =>
        before?.map((one) => (one.personId === person.id ? { ...one, invitedAt } : one)),
      );
      notify.success(fill(companySetup.invited, { email: email ?? '' }));
    },
    onError: () => notify.error(companySetup.errorInviting),
  });
  useBusy(invitation.isPending, companySetup.invitingUser);
  const known = data.find(({ personId }) => personId === person.id);
  if (known?.isMember) return <Badge tone="success">Uses the portal</Badge>;
  const ready = Boolean(firstName && lastName && email);
  const invitedAt = known?.invitedAt;
  const label = invitedAt ? companySetup.inviteAgain : companySetup.invite;
  return (
    <Stack gap="1" alignItems="flex-start">
      <Button
        size="sm"
        variant="outline"
        disabled={!ready || invitation.isPending}
        aria-label={`${label} ${fullName(person)}`}
        onClick={() => invitation.mutate()}
      >
        {label}
      </Button>
      {invitedAt ? (
        <Text textStyle="small">{fill(companySetup.invitedOn, { date: displayInstant(invitedAt) })}</Text>
      ) : null}
    </Stack>
  );
}
