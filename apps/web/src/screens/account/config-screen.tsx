import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { OrganizationSection } from './organization-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SoundSection } from './sound-section.tsx';
import { Glowing } from '../glowing.tsx';

const SECTIONS = [
  { id: 'you', title: msg`You` },
  { id: 'organization', title: msg`Organization` },
  { id: 'appearance', title: msg`Appearance` },
  { id: 'sound', title: msg`Sound` },
  { id: 'sign-in', title: msg`Signing in` },
  { id: 'data', title: msg`Your data` },
] as const;

/** Settings: each takes effect where it stands, there is nothing to save at the end. */
export function ConfigScreen() {
  return (
    <Glowing className="grid grid-cols-1 gap-8 py-10 nav:grid-cols-[12rem_minmax(0,44rem)] nav:gap-12">
      <h1 className="text-3xl font-extrabold tracking-[-0.035em] nav:col-span-2">{t`Settings`}</h1>
      <nav aria-label={t`Settings`} className="max-nav:-mx-[16px] max-nav:overflow-x-auto max-nav:px-[16px]">
        <ul className="flex gap-1 nav:sticky nav:top-20 nav:grid">
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 hover:bg-surface-2 hover:text-ink max-nav:border max-nav:border-line max-nav:bg-surface"
              >
                {i18n._(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-1 gap-6">
        <PersonSection />
        <OrganizationSection />
        <AppearanceSection />
        <SoundSection />
        <AccountSection />
        <DataSection />
      </div>
    </Glowing>
  );
}
