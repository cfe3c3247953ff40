import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { reEnterGoogle, reEnterPassword } from './account.ts';
import { passwordField } from '../password/credentials.ts';
import { isSilent } from '../federated/federated-error.ts';
import { isOfPassword } from '../identity-error.ts';
import { account } from '../identity.queries.ts';

interface ReEnterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** What the button does, once it is certain who is there. */
  action: string;
  isDestructive?: boolean;
  onProven: () => Promise<void>;
}

/** Asks for the password (or the federated account) once more, before something that cannot be taken back. */
export function ReEnterDialog({
  isOpen,
  onClose,
  title,
  description,
  action,
  isDestructive = false,
  onProven,
}: ReEnterDialogProps) {
  const id = useId();
  const { data } = useQuery(account());
  const [isGoogleProven, setGoogleProven] = useState(false);
  const hasPassword = data?.hasPassword ?? true;
  const form = useValidForm(z.object({ password: hasPassword ? passwordField : z.string() }), {
    defaultValues: { password: '' },
    fieldOf: (error) => (isOfPassword(error) ? 'password' : null),
  });
  const close = () => {
    form.reset();
    setGoogleProven(false);
    onClose();
  };
  const go = form.submit(async ({ password }) => {
    try {
      if (hasPassword) await reEnterPassword(password);
      else await reEnterGoogle();
      setGoogleProven(!hasPassword);
    } catch (error) {
      if (isSilent(error)) return;
      throw error;
    }
    await onProven();
    close();
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={id}
            variant={isDestructive ? 'destructive' : 'outline'}
            isPending={form.isSubmitting}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={go} className="grid grid-cols-1 gap-4">
        {hasPassword ? (
          <TextField
            label={t`Your password`}
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
        ) : (
          <p className="text-sm text-ink-2">
            {isGoogleProven ? t`Google has confirmed that it's you.` : t`Google will ask who you are.`}
          </p>
        )}
        <FormError>{form.problem}</FormError>
      </form>
    </Dialog>
  );
}
