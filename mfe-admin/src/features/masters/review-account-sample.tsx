import { useId } from 'react';
import { admin, masterPages as words } from '@groundwork/domain-messages-admin';
import { signing } from '@groundwork/domain-messages-screens';
import { Alert, Box, Button, Card, Facts, Heading, HStack, Input, Label, RichText, Stack } from '@groundwork/web-ui';

/** The sign-up form as somebody new reads the terms in it (section 2): a sample, which nothing can be done with. */
export function ReviewAccountSample({ terms }: { terms: string }) {
  const id = useId();
  return (
    <Stack gap="4">
      <Alert>{words.sample}</Alert>
      <Card>
        <Stack gap="4">
          <Heading as="h3">{admin.reviewAccount}</Heading>
          <Facts
            facts={[
              { label: 'Name', value: words.samplePerson },
              { label: 'Email', value: words.sampleEmail },
              { label: 'Mobile', value: words.samplePhone },
            ]}
          />
          <RichText label={words.esignTerms} html={terms} maxHeight="40dvh" />
          <Box>
            <Label htmlFor={id}>{signing.typeYourName}</Label>
            <Input id={id} mt="1" disabled />
          </Box>
          <HStack justifyContent="flex-end">
            <Button disabled>{signing.accept}</Button>
          </HStack>
        </Stack>
      </Card>
    </Stack>
  );
}
