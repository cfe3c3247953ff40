import { Mail } from 'lucide-react';
import { FormError } from './form-error.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

export function TextFields() {
  return (
    <div className="grid max-w-sm gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        icon={<Mail aria-hidden="true" />}
      />
      <TextField
        label="Display name"
        isOptional
        hint="As others see you on the leaderboard"
        defaultValue="Ada Okafor"
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        defaultValue="a secret"
        error="The password is too short"
      />
      <TextField label="Organization" defaultValue="Riverside" disabled />
      <TextArea label="What should they know?" isOptional placeholder="For example: our new sepsis pathway" />
    </div>
  );
}

export function FailedForms() {
  return <FormError>Failed to connect to account services. Please try again later.</FormError>;
}
