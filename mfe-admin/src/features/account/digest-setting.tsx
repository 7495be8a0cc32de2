import { fill } from '@groundwork/domain-messages';
import { digestSetting as words } from '@groundwork/domain-messages-admin';
import { hourText } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Card, Checkbox, Heading, Text } from '@groundwork/web-ui';
import { useDigestSetting, useSaveDigestSetting } from '../../data/digest.js';

/** The own letter of the day, on or off. */
export function DigestSetting() {
  const query = useDigestSetting();
  const save = useSaveDigestSetting();
  const notify = useNotify();
  const change = async (isOn: boolean) => {
    try {
      await save.mutateAsync(isOn);
      notify.success(isOn ? words.turnedOn : words.turnedOff);
    } catch (error) {
      notify.error(sentenceFor(error));
    }
  };
  return (
    <Card as="section" aria-label={words.title}>
      <Heading as="h2" mb="3">
        {words.title}
      </Heading>
      <QueryState query={query} failed={words.failed}>
        {({ isOn, hour }) => (
          <>
            <Checkbox
              checked={isOn}
              saving={save.isPending}
              onChange={(event) => void change(event.currentTarget.checked)}
            >
              {fill(words.wanted, { hour: hourText(hour) })}
            </Checkbox>
            <Text textStyle="small" mt="2">
              {words.about}
            </Text>
          </>
        )}
      </QueryState>
    </Card>
  );
}
