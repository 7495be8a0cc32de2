import { useState } from 'react';
import { Box, Center, Icon } from '@groundwork/web-ui';

/** A logo in its square of 100 by 100, whole; a sign of a picture where there is none or it cannot be shown. */
export function LogoPicture({ address, description }: { address: string | undefined; description: string }) {
  const [broken, setBroken] = useState<string>();
  const shown = address !== undefined && broken !== address;
  return (
    <Center
      width="100px"
      height="100px"
      flexShrink="0"
      borderRadius="md"
      outline="1px solid"
      outlineColor="border"
      bg="bg.subtle"
      color="fg.subtle"
      overflow="hidden"
    >
      {shown ? (
        <Box asChild width="100px" height="100px" objectFit="contain">
          <img src={address} alt={description} width={100} height={100} onError={() => setBroken(address)} />
        </Box>
      ) : (
        <Icon name="building" size="2em" />
      )}
    </Center>
  );
}
