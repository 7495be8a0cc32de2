import { useMutation, useQuery } from '@tanstack/react-query';
import { borrower, fill } from '@groundwork/domain-messages';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Badge, Button } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Person } from '../../records.js';
import { companyKeys } from '../../company-data.js';
import { useSetup } from '../setup-context.js';
import { fullName } from './person-values.js';

/** Who may be invited to use the portal for the company, and who does so already. */
function useInvitable(companyId: string) {
  const write = useWrite();
  return useQuery({
    queryKey: [...companyKeys.people(companyId), 'invitable'],
    queryFn: () => write((to) => to.invitable(companyId)),
  });
}

/** Asks somebody by email to use the portal; only with both names and an address. */
export function InviteButton({ person }: { person: Person }) {
  const { companyId } = useSetup();
  const { data = [] } = useInvitable(companyId);
  const notify = useNotify();
  const write = useWrite();
  const { firstName, lastName, emailAddress: email } = person;
  const invitation = useMutation({
    mutationFn: () =>
      write((to) => to.invite({ companyId, email: email ?? '', firstName: firstName ?? '', lastName: lastName ?? '' })),
    onSuccess: () => notify.success(fill(borrower.invited, { email: email ?? '' })),
    onError: () => notify.error(borrower.errorInviting),
  });
  useBusy(invitation.isPending, borrower.invitingUser);
  if (data.some(({ personId, isMember }) => personId === person.id && isMember))
    return <Badge tone="success">Uses the portal</Badge>;
  const ready = Boolean(firstName && lastName && email);
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={!ready || invitation.isPending}
      aria-label={`${borrower.invite} ${fullName(person)}`}
      onClick={() => invitation.mutate()}
    >
      {borrower.invite}
    </Button>
  );
}
