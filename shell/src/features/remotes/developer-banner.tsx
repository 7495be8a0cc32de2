import { fill } from '@groundwork/domain-messages';
import { remotes } from '@groundwork/domain-messages-shell';
import { Alert, Box, Button } from '@groundwork/web-ui';

interface DeveloperBannerProps {
  origin: string;
  onEnd: () => void;
}

/** Says above an area that it is not the portal's own, as long as it is not. */
export default function DeveloperBanner({ origin, onEnd }: DeveloperBannerProps) {
  return (
    <Box mb="4">
      <Alert tone="warning" title={fill(remotes.developerVersion, { origin })}>
        <Box mt="2">
          <Button size="sm" variant="outline" onClick={onEnd}>
            {remotes.endDeveloperVersion}
          </Button>
        </Box>
      </Alert>
    </Box>
  );
}
