import { applicationTitle, numberedName } from '@groundwork/domain-applications';
import { Box, Label, NativeSelect } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';

interface ApplicationSelectProps {
  id: string;
  label: string;
  applications: readonly ApplicationSummary[];
  value: string;
  onChoose: (id: string) => void;
}

/** One of some applications, by its title. */
export function ApplicationSelect({ id, label, applications, value, onChoose }: ApplicationSelectProps) {
  return (
    <Box flex="1 1 240px" maxWidth="420px" minWidth="0">
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      <NativeSelect id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {applications.map((application) => (
          <option key={application.id} value={application.id}>
            {numberedName({ name: applicationTitle(application), projectNumber: application.projectNumber })}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
