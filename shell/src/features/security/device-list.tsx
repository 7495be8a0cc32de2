import { useState } from 'react';
import { deviceName } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { security } from '@groundwork/domain-messages-shell';
import { displayInstant, relativeTime } from '@groundwork/domain-time';
import { ConfirmCall, QueryState } from '@groundwork/web-mount';
import { Badge, Box, Button, Flex, Heading, List, ListItem, Span, Text } from '@groundwork/web-ui';
import type { Device } from '../../data/security.js';
import { useDevices, useEndDevices } from './use-security.js';

/** What is about to be ended: one device, or all others. */
type Ending = Device | 'others';

/** Where the user is signed in, and the end of each. */
export function DeviceList({ say }: { say: (text: string) => void }) {
  const query = useDevices();
  const end = useEndDevices();
  const [ending, setEnding] = useState<Ending>();
  const act = async (which: Ending) => {
    await end.mutateAsync(which === 'others' ? undefined : which.id);
    say(which === 'others' ? security.othersSignedOut : security.deviceSignedOut);
  };
  return (
    <Box as="section" aria-labelledby="signed-in-devices">
      <Heading id="signed-in-devices" as="h3" mb="1">
        {security.signedInDevices}
      </Heading>
      <QueryState query={query} failed={security.devicesFailed}>
        {(devices) => (
          <>
            <List>
              {devices.map((device) => (
                <DeviceLine key={device.id} device={device} onEnd={() => setEnding(device)} />
              ))}
            </List>
            {devices.length > 1 ? (
              <Button variant="outline" mt="4" onClick={() => setEnding('others')}>
                {security.signOutOthers}
              </Button>
            ) : (
              <Text textStyle="small" mt="3">
                {security.noOtherDevices}
              </Text>
            )}
          </>
        )}
      </QueryState>
      {ending ? (
        <ConfirmCall
          title={
            ending === 'others'
              ? security.signOutOthersQuestion
              : fill(security.signOutDevice, { device: deviceName(ending.userAgent) })
          }
          confirmLabel={ending === 'others' ? security.signOutOthers : security.signOut}
          danger
          act={() => act(ending)}
          onClose={() => setEnding(undefined)}
        >
          <Text>{ending === 'others' ? security.signOutOthersHint : security.signOutDeviceHint}</Text>
        </ConfirmCall>
      ) : null}
    </Box>
  );
}

function DeviceLine({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const name = deviceName(device.userAgent);
  const active = fill(security.lastActive, { date: relativeTime(device.activeAt, new Date()) });
  return (
    <ListItem py="3" borderBottom="1px solid" borderColor="border">
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Box flex="1" minWidth="200px">
          <Text fontWeight="medium">
            {name} {device.current ? <Badge tone="accent">{security.thisDevice}</Badge> : null}
          </Text>
          <Text textStyle="small">
            <Span overflowWrap="anywhere">{device.address ?? security.unknownAddress}</Span> ·{' '}
            {device.current ? null : `${active} · `}
            {fill(security.signedInOn, { date: displayInstant(device.signedInAt) })}
          </Text>
        </Box>
        {device.current ? null : (
          <Button
            size="sm"
            variant="outline"
            aria-label={`${security.signOut}: ${name}, ${device.address ?? security.unknownAddress}`}
            onClick={onEnd}
          >
            {security.signOut}
          </Button>
        )}
      </Flex>
    </ListItem>
  );
}
