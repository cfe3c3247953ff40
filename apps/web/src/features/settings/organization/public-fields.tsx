import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { SectionPart } from '../section-form.tsx';

interface PublicFieldsProps {
  orgId: string;
  hasLibrary: boolean;
  sites: string[];
  problem: string | undefined;
  onChange: (change: { has_public_library?: boolean; embed_origins?: string[] }) => void;
}

/** What people without an account see, and where else it may be shown. */
export function PublicFields({ orgId, hasLibrary, sites, problem, onChange }: PublicFieldsProps) {
  // What is typed stays as it is: a line that is not finished is not an address yet.
  const [text, setText] = useState(sites.join('\n'));
  return (
    <SectionPart title={t`Open to everybody`} lead={t`About items that are open to anybody with the link.`}>
      <Switch
        label={t`A page that lists them`}
        hint={t`Anybody can read it, and search engines find it.`}
        isOn={hasLibrary}
        onChange={(has_public_library) => onChange({ has_public_library })}
      />
      {hasLibrary && (
        <TextLink variant="more" href={paths.publicLibrary(orgId)}>
          {t`See your public page`}
        </TextLink>
      )}
      <TextArea
        label={t`Sites that may embed them`}
        isOptional
        hint={t`One address on each line, such as https://intranet.example.org. No other site can show them in its pages.`}
        value={text}
        error={problem}
        onChange={({ target }) => {
          setText(target.value);
          onChange({ embed_origins: target.value.split(/[\s,;]+/).filter(Boolean) });
        }}
      />
    </SectionPart>
  );
}
