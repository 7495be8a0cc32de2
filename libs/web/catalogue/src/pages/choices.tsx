import {
  Box,
  Checkbox,
  Combobox,
  FieldError,
  Fieldset,
  Hint,
  Input,
  Label,
  RequiredMark,
  NativeSelect,
  Radio,
  RadioTiles,
  Stack,
  Textarea,
} from '@groundwork/web-ui';
import { useState } from 'react';
import { Example } from '../example.js';

const states = { usual: {}, disabled: { disabled: true }, invalid: { 'aria-invalid': true } } as const;
const companies = [
  { id: '1', label: 'Bluff Oak Homes', hint: 'Austin, TX' },
  { id: '2', label: 'Harbor Light Builders' },
];
const tiles = [
  { value: 'build', label: 'New construction', description: 'A house that is not there yet' },
  { value: 'mend', label: 'Renovation', description: 'One that is' },
  { value: 'lot', label: 'Lot', disabled: true },
] as const;

export function Choices() {
  const [text, setText] = useState('');
  const [tile, setTile] = useState<(typeof tiles)[number]['value']>('build');
  return (
    <>
      {Object.entries(states).map(([name, state]) => (
        <Example key={name} of={`Controls, ${name}`}>
          <Box>
            <Label htmlFor={`input-${name}`}>
              Input
              <RequiredMark />
            </Label>
            <Input id={`input-${name}`} defaultValue="typed" {...state} />
          </Box>
          <Box>
            <Label htmlFor={`select-${name}`}>Select</Label>
            <NativeSelect id={`select-${name}`} {...state}>
              <option>Texas</option>
              <option>Ohio</option>
            </NativeSelect>
          </Box>
          <Box>
            <Label htmlFor={`area-${name}`}>Long text</Label>
            <Textarea id={`area-${name}`} defaultValue="Several lines" {...state} />
            {name === 'invalid' ? <FieldError>Say what is wrong.</FieldError> : <Hint>A word of help.</Hint>}
          </Box>
          <Fieldset legend="Choices">
            <Stack gap="2">
              <Checkbox defaultChecked {...state}>
                Checked
              </Checkbox>
              <Checkbox {...state}>Not checked</Checkbox>
              <Radio name={`radio-${name}`} defaultChecked {...state}>
                This one
              </Radio>
              <Radio name={`radio-${name}`} {...state}>
                That one
              </Radio>
            </Stack>
          </Fieldset>
        </Example>
      ))}
      <Example of="Combobox">
        <Box width="280px">
          <Label htmlFor="company">Company</Label>
          <Combobox
            id="company"
            value={text}
            options={companies}
            onSearch={setText}
            onChoose={(id) => setText(companies.find((one) => one.id === id)?.label ?? '')}
            onClear={() => setText('')}
            clearLabel="Clear the company"
          />
        </Box>
      </Example>
      <Example of="Radio tiles">
        <RadioTiles legend="What is built" tiles={tiles} value={tile} onChange={setTile} />
        <RadioTiles legend="With an error" tiles={tiles} value={undefined} onChange={setTile} error="Choose one." />
      </Example>
    </>
  );
}
