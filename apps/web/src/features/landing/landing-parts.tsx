import { t } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SophieFace } from '#ui/brand/sophie-face.tsx';

/** The title of a section: a sentence with a full stop. */
export const SectionTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2
    id={id}
    className="text-[clamp(2.125rem,1.3rem+3.4vw,4rem)] leading-[.98] font-extrabold tracking-[-.04em] text-balance"
  >
    {children}
  </h2>
);

/** What a section says under its title. */
export const Sub = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={classNames('mt-4.5 max-w-[46ch] text-lg leading-normal', className ?? 'text-ink-2')}>{children}</p>
);

const COMMAND = 'npm start';
const ADDRESS = 'http://localhost:3000';

/** What the start command prints. */
export function Terminal() {
  return (
    <pre
      data-theme="dark"
      tabIndex={0}
      aria-label={t`What the start command says`}
      className="overflow-x-auto rounded-lg border border-line bg-paper px-7 py-7 font-mono text-[clamp(.75rem,.7rem+.3vw,1rem)] leading-[1.9] max-sm:px-5"
    >
      <b className="text-snap">$</b> {COMMAND}
      {'\n'}
      <span className="text-leaf">✓</span> {t`database ready`}
      {'\n'}
      <span className="text-leaf">✓</span> {t`two sample organizations imported`}
      {'\n'}
      <span className="text-leaf">✓</span> {t`Sophie and the voices are built in`}
      {'\n\n'}
      {'  '}
      <u className="underline-offset-4">{ADDRESS}</u>
    </pre>
  );
}

/**
 * Sophie as she answers: from a lesson of the sample library, with its sentence, and that she does not know when nothing
 * is published about it.
 */
export function SophieTalk() {
  return (
    <div className="grid gap-3.5 text-[1.0625rem] leading-snug">
      <Asked>{t`When do I look again after a tablet for pain?`}</Asked>
      <Answered>
        {t`About 15 to 30 minutes after an injection into a vein and about an hour after a tablet. Your local policy names the times; they win.`}
      </Answered>
      <blockquote className="ml-4 max-w-[88%] rounded-[6px] rounded-b-[20px] border-t-[5px] border-sky bg-surface px-5.5 py-4.5 text-ink shadow-card sm:ml-10">
        <p className="mb-2 flex items-center gap-2 text-xs font-semibold text-sky-ink">
          <FileText className="size-4" aria-hidden="true" /> {t`The second look · When to look again`}
        </p>
        <p>
          {t`The right moment is when the treatment should have its full effect.`}{' '}
          <mark className="bg-snap-soft text-inherit shadow-[inset_0_-2px_0_var(--snap)]">
            {t`As a rough guide, that is about 15 to 30 minutes after an injection into a vein and about an hour after a tablet.`}
          </mark>
        </p>
      </blockquote>
      <Asked>{t`And what do I do about my daughter's homework?`}</Asked>
      <Answered>{t`I do not know: I find nothing about that in what Riverside Hospitals has published.`}</Answered>
    </div>
  );
}

const Asked = ({ children }: { children: ReactNode }) => (
  <p className="max-w-[88%] justify-self-end rounded-[22px] rounded-br-[6px] bg-sky px-5 py-3.5 text-on-sky">
    {children}
  </p>
);

const Answered = ({ children }: { children: ReactNode }) => (
  <p className="grid max-w-[88%] grid-cols-[44px_1fr] items-center gap-3.5 rounded-[22px] rounded-bl-[6px] bg-surface px-5 py-3.5 text-ink">
    <SophieFace frame="soft" className="size-11" />
    <span>{children}</span>
  </p>
);
