import { t } from '@lingui/core/macro';
import type { JoinPolicy } from '@snapwell/contract/organizations/organizations.schemas';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { SectionPart } from '../section-form.tsx';
import { changeJoinCode } from '../settings.queries.ts';

interface JoinFieldsProps {
  orgId: string;
  joinCode: string | null;
  policy: JoinPolicy;
  domains: string[];
  problem: string | undefined;
  onChange: (change: { join_policy?: JoinPolicy; join_domains?: string[] }) => void;
}

/** Who gets in without being asked, and the code for many. */
export function JoinFields({ orgId, joinCode, policy, domains, problem, onChange }: JoinFieldsProps) {
  // What is typed stays as it is: a line that is not finished is not a domain yet.
  const [text, setText] = useState(domains.join('\n'));
  const words = {
    open: t`Anybody with an account finds you and can join.`,
    domain: t`Who has a verified address at one of your domains can join.`,
    invite: t`Only people you invite, or give the code, can join.`,
  };
  return (
    <SectionPart title={t`Getting in`} lead={t`Those you invite by email can always come.`}>
      <SegmentedControl
        label={t`Who may join`}
        isWide
        options={[
          { value: 'invite', label: t`By invitation` },
          { value: 'domain', label: t`By address` },
          { value: 'open', label: t`Everybody` },
        ]}
        value={policy}
        onChange={(join_policy) => onChange({ join_policy })}
      />
      <p className="-mt-2 text-sm text-ink-2">{words[policy]}</p>
      {policy === 'domain' && (
        <TextArea
          label={t`Domains`}
          hint={t`One on each line, such as example.org.`}
          value={text}
          error={problem}
          onChange={({ target }) => {
            setText(target.value);
            onChange({ join_domains: target.value.split(/[\s,;]+/).filter(Boolean) });
          }}
        />
      )}
      <JoinCode orgId={orgId} code={joinCode} />
    </SectionPart>
  );
}

/** A code on a poster or in a group chat: works at once, for whoever has it. */
function JoinCode({ orgId, code }: { orgId: string; code: string | null }) {
  const { mutate, isPending } = useMutation(changeJoinCode(orgId));
  const copy = async () => {
    await navigator.clipboard.writeText(code ?? '');
    notify('success', t`The code is copied.`, { sound: null });
  };
  return (
    <div className="grid gap-2">
      <h3 className="text-sm">{t`Join code`}</h3>
      {code === null ? (
        <p className="text-sm text-ink-2">{t`Switched off. With a code, whoever has it can join.`}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-3">
          <b className="rounded-control bg-surface-2 px-4 py-2 font-mono text-xl tracking-widest">{code}</b>
          <Button onClick={() => void copy()}>
            <Copy className="size-5" aria-hidden="true" /> {t`Copy`}
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} onClick={() => mutate('new')}>
          {code === null ? t`Make a code` : t`New code`}
        </Button>
        {code !== null && (
          <Button variant="ghost" disabled={isPending} onClick={() => mutate('none')}>
            {t`Switch off`}
          </Button>
        )}
      </div>
      {code !== null && <p className="text-xs text-ink-3">{t`With a new code, the old one stops working.`}</p>}
    </div>
  );
}
