import { Avatar, Button, ButtonLink, Icon, IconButton, NavigationLink, SkipLink, TextLink } from '@groundwork/web-ui';
import { Example } from '../example.js';

const variants = ['solid', 'outline', 'subtle', 'ghost', 'plain', 'danger'] as const;

export function Actions() {
  return (
    <>
      {variants.map((variant) => (
        <Example key={variant} of={`Button, ${variant}`}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon="plus">
            With an icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading loadingText="Saving…">
            Save
          </Button>
        </Example>
      ))}
      <Example of="Button, sizes">
        <Button size="sm">Small</Button>
        <Button size="md">Usual</Button>
        <Button size="lg">Large</Button>
      </Example>
      <Example of="Icon button">
        <IconButton label="Remove" icon="trash" />
        <IconButton label="Add" icon="plus" variant="outline" />
        <IconButton label="Cannot be removed" icon="trash" disabled />
      </Example>
      <Example of="Links">
        <ButtonLink href="#actions">Looks like a button</ButtonLink>
        <TextLink href="#actions">In a text</TextLink>
        <NavigationLink href="#actions">Entry of the sidebar</NavigationLink>
        <NavigationLink href="#actions" aria-current="page">
          The page that is shown
        </NavigationLink>
        <SkipLink href="#actions">Skip to the actions, seen when it has the focus</SkipLink>
      </Example>
      <Example of="Icon and avatar">
        <Icon name="check" />
        <Icon name="alert" label="Attention" />
        <Avatar name="Marisol Bennett" />
      </Example>
    </>
  );
}
