import { t } from '@lingui/core/macro';
import { formatDate } from '#platform/locale/format.ts';
import type { readOutbox } from '@snapwell/contract/identity/identity.endpoints';
import type { ResultOf } from '@snapwell/contract/http/endpoint';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '#platform/device/save-file.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';

type Mail = ResultOf<typeof readOutbox>['items'][number];

/** A mail as it would have been sent; its links work. */
export function MailCard({ mail }: { mail: Mail }) {
  const { to: recipient } = mail;
  return (
    <li>
      <Card padding="sm" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg">{mail.subject}</h2>
          <time dateTime={mail.sent_at} className="text-xs text-ink-3">
            {formatDate(mail.sent_at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </div>
        <p className="text-xs text-ink-2">{t`To ${recipient}`}</p>
        <p className="text-sm wrap-anywhere whitespace-pre-line">
          <WithLinks text={mail.text} />
        </p>
        {mail.calendar !== null && (
          <p>
            <Button size="sm" onClick={() => saveFile('snapwell-demo.ics', calendarFile(mail.calendar!))}>
              <CalendarPlus className="size-4.5" aria-hidden="true" /> {t`Calendar file`}
            </Button>
          </p>
        )}
      </Card>
    </li>
  );
}

const calendarFile = (content: string) => new Blob([content], { type: 'text/calendar;charset=utf-8' });

/** The text with its first address as a link, and so on with the rest. */
function WithLinks({ text }: { text: string }) {
  const [before, address, after] = /^([\s\S]*?)(https?:\/\/\S+)([\s\S]*)$/.exec(text)?.slice(1) ?? [text];
  if (!address) return text;
  return (
    <>
      {before}
      <a href={address} className="font-semibold text-sky-ink underline underline-offset-2">
        {address}
      </a>
      <WithLinks text={after ?? ''} />
    </>
  );
}
