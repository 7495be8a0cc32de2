import {
  AreaTheme,
  Box,
  Button,
  Card,
  Center,
  Disclosure,
  Flex,
  Form,
  Grid,
  Heading,
  HStack,
  List,
  ListItem,
  PageHeader,
  Separator,
  Spacer,
  Span,
  Stack,
  Tabs,
  Text,
  TextLink,
  VisuallyHidden,
  Wrap,
} from '@groundwork/web-ui';
import { useState } from 'react';
import { Example } from '../example.js';

export function Layout() {
  const [tab, setTab] = useState('details');
  return (
    <>
      <Example of="Page header">
        <PageHeader
          title="Bluff Oak Homes"
          description="Everything that the lender needs to know."
          back={<TextLink href="#layout">Applications</TextLink>}
          actions={<Button>Save</Button>}
        />
      </Example>
      <Example of="Boxes">
        <Stack>
          <Text>Stack</Text>
          <Text color="fg.muted">muted text</Text>
        </Stack>
        <HStack>
          <Span>HStack</Span>
          <Span>side by side</Span>
        </HStack>
        <Flex width="240px">
          <Span>Flex</Span>
          <Spacer />
          <Span>after a spacer</Span>
        </Flex>
        <Grid gridTemplateColumns="repeat(2, 120px)">
          <Box>Grid</Box>
          <Box>of two</Box>
        </Grid>
        <Wrap width="120px">
          <Span>Wrap</Span>
          <Span>goes on below</Span>
        </Wrap>
        <Center width="120px" height="60px" bg="bg.subtle">
          Center
        </Center>
        <Card p="3">Card</Card>
        <List>
          <ListItem>List</ListItem>
          <ListItem>of items</ListItem>
        </List>
        <Form aria-label="An empty form">
          <VisuallyHidden>Heard, not seen</VisuallyHidden>
        </Form>
        <Separator />
        <Heading as="h3">Heading</Heading>
      </Example>
      <Example of="Disclosure">
        <Disclosure title="Closed">Not seen yet</Disclosure>
        <Disclosure title="Open" open aside="3 of 5">
          What is behind it
        </Disclosure>
      </Example>
      <Example of="Tabs">
        <Tabs
          label="Parts of an application"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'details', label: 'Details', content: 'The property and its address' },
            { id: 'budget', label: 'Budget', content: 'Lines with their amounts' },
          ]}
        />
      </Example>
      <Example of="Theme of an area">
        <AreaTheme name="catalogue">
          <Button>In a remote’s own variables</Button>
        </AreaTheme>
      </Example>
    </>
  );
}
