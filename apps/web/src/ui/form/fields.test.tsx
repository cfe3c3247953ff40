import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { FormError } from './form-error.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('a field is tied to its label, its hint and its error', () => {
  draw(<TextField label="Display name" hint="As others see you" error="The name is too long" />);
  const input = screen.getByLabelText('Display name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent);
  expect(described).toEqual(['As others see you', 'The name is too long']);
  expect(screen.getByRole('alert').textContent).toBe('The name is too long');
});

test('a field without an error says nothing of one', () => {
  draw(<TextArea label="What should they know?" isOptional />);
  const input = screen.getByRole('textbox', { name: 'What should they know? Optional' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a password can be shown and hidden again without losing it', async () => {
  const { person } = draw(<TextField label="Password" type="password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await person.type(input, 'a secret');
  expect(input.type).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(input.type).toBe('text');
  await person.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('a secret');
});

test('the error of a form is read out when it comes', () => {
  const { rerender } = draw(<FormError />);
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(<FormError>Failed to sign in</FormError>);
  expect(screen.getByRole('alert').textContent).toBe('Failed to sign in');
});

test('a choice from a list is made by the keyboard alone', async () => {
  const chosen = vi.fn<(value: string) => void>();
  function Groups() {
    const [group, setGroup] = useState<string | null>(null);
    return (
      <Select
        label="Group"
        options={GROUPS}
        value={group}
        onChange={(next) => (setGroup(next), chosen(next))}
        error="Choose a group"
      />
    );
  }
  const { person } = draw(<Groups />);
  const trigger = screen.getByRole('combobox', { name: 'Group' });
  expect(trigger.textContent).toBe('Choose');
  expect(trigger.getAttribute('aria-invalid')).toBe('true');
  trigger.focus();
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: /Ward 4/ })).toBeDefined();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('ward-4');
  expect(trigger.textContent).toBe('Ward 4');
});

const GROUPS = [
  { value: 'all', label: 'All of Riverside' },
  { value: 'ward-4', label: 'Ward 4' },
];
