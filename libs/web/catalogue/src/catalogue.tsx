import { useEffect, useState } from 'react';
import { Box, Button, Flex, Heading, HStack, Spacer, Stack, TextLink } from '@groundwork/web-ui';
import { Actions } from './pages/actions.js';
import { Choices } from './pages/choices.js';
import { DataViews } from './pages/data-views.js';
import { Feedback } from './pages/feedback.js';
import { Drafts } from './pages/drafts.js';
import { FormFields } from './pages/form-fields.js';
import { Layout } from './pages/layout.js';
import { Masters } from './pages/masters.js';
import { Overlays } from './pages/overlays.js';
import { WholeForms } from './pages/whole-forms.js';

const pages = {
  Actions,
  Feedback,
  Layout,
  Choices,
  'Form fields': FormFields,
  Drafts,
  'Whole forms': WholeForms,
  'Data views': DataViews,
  Masters,
  Overlays,
};
const idOf = (name: string) => name.toLowerCase().replace(' ', '-');

/** Every component of the UI kit and of the forms in each of its states, in light or dark (`?theme=dark`). */
export function Catalogue() {
  const [dark, setDark] = useState(() => new URLSearchParams(location.search).get('theme') === 'dark');
  useEffect(() => {
    document.documentElement.classList.toggle('dark', dark);
  }, [dark]);
  return (
    <Box maxWidth="page" mx="auto" p="6">
      <Flex as="header" gap="4" alignItems="center" flexWrap="wrap" mb="6">
        <Heading as="h1" size="page">
          Components of Groundwork
        </Heading>
        <Spacer />
        <Button variant="outline" icon={dark ? 'sun' : 'moon'} onClick={() => setDark(!dark)}>
          {dark ? 'Light theme' : 'Dark theme'}
        </Button>
      </Flex>
      <HStack as="nav" aria-label="Pages" flexWrap="wrap" mb="8">
        {Object.keys(pages).map((name) => (
          <TextLink key={name} href={`#${idOf(name)}`}>
            {name}
          </TextLink>
        ))}
      </HStack>
      <Stack as="main" gap="10">
        {Object.entries(pages).map(([name, Page]) => (
          <Box as="section" key={name} id={idOf(name)} aria-label={name}>
            <Heading size="section" mb="4">
              {name}
            </Heading>
            <Stack gap="6">
              <Page />
            </Stack>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
