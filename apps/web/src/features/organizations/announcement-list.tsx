import { t } from '@lingui/core/macro';
import type { Announcement } from '@snapwell/contract/organizations/announcements.schemas';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Pin } from 'lucide-react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { RichText } from '#ui/text/rich/rich-text.tsx';
import { announcements } from './organizations.queries.ts';

/** What the organization tells its members: the first as the thing itself, the others as lines that open. */
export function AnnouncementList({ orgId }: { orgId: string }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(announcements(orgId));
  const [first, ...others] = data.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="announcements">
      <SectionHead id="announcements" title={t`Announcements`} />
      {!first && (
        <p className="text-ink-2">{t`Nothing has been announced yet. What everybody should know will appear here.`}</p>
      )}
      {first && <FirstAnnouncement item={first} />}
      {others.length > 0 && (
        <ul className="mt-5 grid gap-2">
          {others.map((item) => (
            <li key={item.id}>
              <Disclosure
                title={
                  <span className="grid min-w-0 gap-x-4 py-2.5 wrap-anywhere sm:grid-cols-[minmax(4.5rem,auto)_1fr]">
                    <Posted at={item.posted_at} />
                    {item.title}
                  </span>
                }
              >
                <Body item={item} />
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="mt-3" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </section>
  );
}

function FirstAnnouncement({ item }: { item: Announcement }) {
  const Mark = item.is_pinned ? Pin : Megaphone;
  return (
    <article className="rounded-[28px] bg-sky-soft px-5 py-6 sm:px-9 sm:py-8">
      <p className="flex items-center gap-3 text-sm">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-surface text-sky-ink">
          <Mark className="size-5" aria-hidden="true" />
        </span>
        <span>
          {item.is_pinned && <b className="block font-semibold">{t`Pinned`}</b>}
          <Posted at={item.posted_at} />
        </span>
      </p>
      <h3
        className="mt-4.5 mb-3 text-[clamp(1.625rem,1.25rem+1.4vw,2.25rem)] leading-[1.08] tracking-[-0.03em]"
        lang={CONTENT_LANGUAGE}
      >
        {item.title}
      </h3>
      <Body item={item} />
    </article>
  );
}

function Body({ item: { body } }: { item: Announcement }) {
  return (
    <div className="max-w-[60ch]" lang={CONTENT_LANGUAGE}>
      <RichText text={body} hasLinks />
    </div>
  );
}

function Posted({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-sm font-normal text-ink-2">
      {formatDate(at, { day: 'numeric', month: 'short' })}
    </time>
  );
}
