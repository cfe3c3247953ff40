import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/action/button.tsx';
import { sendTestMail } from '../admin.queries.ts';

/** Sends the caller a mail past the queue, and says what the mail server said. */
export function TestMail() {
  const send = useMutation(sendTestMail());
  return (
    <span className="grid gap-2">
      <Button isPending={send.isPending} onClick={() => send.mutate()}>
        <Trans>Send me a test mail</Trans>
      </Button>
      <span role="status" className="text-sm wrap-anywhere text-ink-2 empty:hidden">
        {send.data && (send.data.is_sent ? t`It went out. Look into your mailbox.` : send.data.error)}
        {send.error?.message}
      </span>
    </span>
  );
}
