import { projectNumberText } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk } from '@groundwork/domain-messages-admin';
import { Link } from '@groundwork/web-mount';
import { Box, Text, TextLink } from '@groundwork/web-ui';

interface ProjectLinkProps {
  project: { applicationId: string; applicationName: string; projectNumber: number | null };
}

/** A loan by its name and number; it leads to its money. */
export function ProjectLink({ project: { applicationId, applicationName, projectNumber } }: ProjectLinkProps) {
  return (
    <Box>
      <TextLink asChild>
        <Link to={`/funding/${applicationId}`} aria-label={fill(fundingDesk.moneyOf, { name: applicationName })}>
          {applicationName}
        </Link>
      </TextLink>
      <Text textStyle="small" overflowWrap="anywhere">
        {projectNumberText(projectNumber) || applicationId}
      </Text>
    </Box>
  );
}
