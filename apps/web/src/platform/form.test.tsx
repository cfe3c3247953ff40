import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './http/api-error.ts';
import { useValidForm } from './form.ts';

const schema = z.object({
  name: z.string().min(1, 'Enter a name.'),
  code: z.string().refine((code) => code !== 'bad', { error: '' }),
});
type Values = z.output<typeof schema>;

function Form({ save }: { save: (values: Values) => Promise<void> }) {
  const form = useValidForm<Values>(schema, { defaultValues: { name: '', code: '' } });
  const fields = (['name', 'code'] as const).map((name) => ({ ...form.field(name), name }));
  return (
    <form noValidate onSubmit={form.submit(save)}>
      {fields.map(({ error, ...input }) => (
        <label key={input.name}>
          {input.name} <input {...input} />
          <em>{error}</em>
        </label>
      ))}
      <p>{form.problem}</p>
      <button type="submit">Save</button>
    </form>
  );
}

async function filled(values: Values, save: (values: Values) => Promise<void> = async () => undefined) {
  const person = userEvent.setup();
  render(<Form save={save} />);
  if (values.name) await person.type(screen.getByLabelText(/^name/), values.name);
  if (values.code) await person.type(screen.getByLabelText(/^code/), values.code);
  await person.click(screen.getByRole('button'));
}

test('a field that is wrong says why, and nothing is sent', async () => {
  const save = vi.fn<(values: Values) => Promise<void>>();
  await filled({ name: '', code: '' }, save);
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('a field that is wrong for a reason without words is an invalid field', async () => {
  await filled({ name: 'Ada', code: 'bad' });
  expect(await screen.findByText('Invalid field')).toBeTruthy();
});

test('what the server finds wrong is said at its field', async () => {
  await filled({ name: 'Ada', code: 'x' }, async () => {
    throw new ApiError('x', {
      status: 400,
      code: 'invalid_request',
      details: [{ path: 'code', message: 'No such code.' }],
    });
  });
  expect(await screen.findByText('No such code.')).toBeTruthy();
});

test.for([
  [
    'a sentence of its own',
    { code: 'join_code_not_found', serverMessage: 'No organization has this code.' },
    'No organization has this code.',
  ],
  ['a general one', { code: 'not_found', serverMessage: 'Nope' }, 'Resource not found'],
  ['none', { code: 'http', serverMessage: null }, 'Resource not found'],
] as const)('a refusal with %s stands where the button is', async ([, facts, words]) => {
  await filled({ name: 'Ada', code: 'x' }, async () => {
    throw new ApiError('Resource not found', { status: 404, ...facts });
  });
  expect(await screen.findByText(words)).toBeTruthy();
});
