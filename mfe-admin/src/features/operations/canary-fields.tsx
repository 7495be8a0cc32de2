import { useId } from 'react';
import { operations as words } from '@groundwork/domain-messages-admin';
import { Box, Checkbox, FieldError, Fieldset, Flex, Hint, Input, Label } from '@groundwork/web-ui';
import type { Remote } from '../../data/api.js';
import { shareOf } from './remote-action.js';
import type { Chosen } from './remote-action.js';

interface CanaryFieldsProps {
  of: Remote;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** A share, and of which roles. An area of one role has nothing to choose there. */
export function CanaryFields({ of, chosen, onChange }: CanaryFieldsProps) {
  const id = useId();
  const isShare = shareOf(chosen) !== undefined;
  const toggled = (role: Remote['roles'][number]) =>
    of.roles.filter((one) => (one === role) !== chosen.roles.includes(one));
  return (
    <>
      <Box>
        <Label htmlFor={id}>{words.shareLabel}</Label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={chosen.share}
          aria-invalid={!isShare}
          aria-describedby={`${id}-range`}
          onChange={(event) => onChange({ ...chosen, share: event.target.value })}
        />
        {isShare ? (
          <Hint id={`${id}-range`}>{words.shareRange}</Hint>
        ) : (
          <FieldError id={`${id}-range`} role="alert">
            {words.shareRange}
          </FieldError>
        )}
      </Box>
      {of.roles.length > 1 ? (
        <Fieldset legend={words.rolesLabel}>
          <Flex gap="4" flexWrap="wrap">
            {of.roles.map((role) => (
              <Checkbox
                key={role}
                checked={chosen.roles.includes(role)}
                onChange={() => onChange({ ...chosen, roles: toggled(role) })}
              >
                {role}
              </Checkbox>
            ))}
          </Flex>
          {chosen.roles.length > 0 ? null : <FieldError role="alert">{words.rolesNone}</FieldError>}
        </Fieldset>
      ) : null}
    </>
  );
}
