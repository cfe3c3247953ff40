import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { SignOnEvent } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { SectionPart } from '../section-form.tsx';
import { releaseLink, signOnEvents } from './sign-on.queries.ts';
import { refusalWords } from './sign-on-admin.texts.ts';

/** The last sign-ins, and why some failed. */
export function SignInsPart({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(signOnEvents(orgId));
  return (
    <SectionPart title={t`Last sign-ins`} lead={t`The last hundred of ninety days, with what went wrong.`}>
      {data.items.length === 0 ? (
        <p className="text-ink-2">{t`Nobody has signed in this way yet.`}</p>
      ) : (
        <ul>
          {data.items.map((event) => (
            <li key={event.id} className="border-b border-line py-2.5 last:border-0">
              <SignInRow orgId={orgId} event={event} />
            </li>
          ))}
        </ul>
      )}
    </SectionPart>
  );
}

function SignInRow({ orgId, event: { at, email, uid, refusal, detail } }: { orgId: string; event: SignOnEvent }) {
  const release = useMutation(releaseLink(orgId));
  const letIn = (person: string) =>
    release.mutate(person, { onSuccess: () => notify('success', t`They can sign in with their new account now.`) });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="grid min-w-0 flex-1 basis-56">
        <b className="font-semibold wrap-anywhere">{email ?? t`Unknown`}</b>
        <span className="text-sm text-ink-3">{formatDateTime(at)}</span>
        {refusal && <span className="text-sm">{i18n._(refusalWords[refusal])}</span>}
        {detail && <span className="font-mono text-xs wrap-anywhere text-ink-3">{detail}</span>}
      </span>
      <Chip tone={refusal ? 'berry' : 'leaf'}>{refusal ? t`Failed` : t`Came in`}</Chip>
      {refusal === 'subject-changed' && uid && (
        <Button size="sm" isPending={release.isPending} onClick={() => letIn(uid)}>
          {t`Let the new account in`}
        </Button>
      )}
    </div>
  );
}
