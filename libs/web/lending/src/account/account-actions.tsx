import { screens } from '@groundwork/domain-messages-screens';
import { Link, useArea, useShellDialog } from '@groundwork/web-mount';
import { Button, ButtonLink, Card, Flex, Heading, Icon } from '@groundwork/web-ui';

/** What everybody does with the own account: password, devices and second factor, e-sign, logout. */
export function AccountActions({ passwordPath }: { passwordPath?: string }) {
  const { channel } = useArea();
  const open = useShellDialog();
  return (
    <Card as="section" aria-label="Sign-in">
      <Heading as="h2" mb="4">
        Sign-in
      </Heading>
      <Flex gap="3" flexWrap="wrap" flexDirection={{ base: 'column', sm: 'row' }}>
        {passwordPath ? (
          <ButtonLink asChild variant="outline">
            <Link to={passwordPath}>
              <Icon name="edit" />
              Update Password
            </Link>
          </ButtonLink>
        ) : null}
        <Button variant="outline" icon="shield" onClick={() => open('security')}>
          {screens.signInAndSecurity}
        </Button>
        <Button variant="outline" icon="pen" onClick={() => open('esign')}>
          {screens.reviewEsign}
        </Button>
        <Button variant="outline" icon="logout" onClick={() => channel.emit('logout', undefined)}>
          {screens.logout}
        </Button>
      </Flex>
    </Card>
  );
}
