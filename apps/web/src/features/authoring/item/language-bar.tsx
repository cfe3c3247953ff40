import { t } from '@lingui/core/macro';
import type { AuthorItem, VersionState } from '@snapwell/contract/library/authoring.schemas';
import { parseTextId, versionTextId } from '@snapwell/contract/library/language-versions/text-id';
import { type Language, languageNames, languages } from '@snapwell/contract/text/language';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { useTreeActs } from '../tree/tree-acts.ts';

interface LanguageBarProps {
  orgId: string;
  item: AuthorItem;
  /** Something is written here that readers do not see. */
  hasDraft: boolean;
  /** After a version was taken from readers, given back, or its draft deleted. */
  onChanged: () => void;
}

/** In which languages an item is written and how each stands, the way to them, and what can be done with this one. */
export function LanguageBar({ orgId, item, hasDraft, onChanged }: LanguageBarProps) {
  const { itemId, language: shown } = parseTextId(item.id);
  const original = item.original?.language ?? item.language;
  const versionIn = (language: Language) => item.versions.find((version) => version.language === language);
  // What learners have never seen is written in one language first.
  const others = languages.filter(
    (each) => each !== original && (item.published !== null || item.original !== null || versionIn(each)),
  );
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
      <nav aria-label={t`Languages of this item`} className="flex flex-wrap items-center gap-1">
        {[original, ...others].map((language) => {
          const isShown = language === (shown ?? original);
          const version = versionIn(language);
          const isNew = language !== original && !version;
          return (
            <Link
              key={language}
              to={paths.panelItem(orgId, language === original ? itemId : versionTextId(itemId, language))}
              aria-current={isShown ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold max-sm:px-2',
                isShown ? 'bg-leaf-soft text-leaf-ink' : 'text-ink-2 hover:bg-surface-2',
              )}
            >
              {isNew && !isShown && <Plus className="size-4" aria-hidden="true" />}
              <span lang={language}>{languageNames[language]}</span>
              {language === original && <span className="font-normal text-ink-3">{t`Original`}</span>}
              {version && <StateChip state={version.state} />}
              {isNew && !isShown && <span className="sr-only">{t`not written yet`}</span>}
            </Link>
          );
        })}
      </nav>
      {item.original && <VersionActs orgId={orgId} item={item} hasDraft={hasDraft} onChanged={onChanged} />}
    </div>
  );
}

/** Only exceptions say what they are. */
function StateChip({ state }: { state: VersionState }) {
  if (state === 'stale') return <Chip tone="snap">{t`Original changed`}</Chip>;
  if (state === 'hidden') return <Chip tone="berry">{t`Not shown`}</Chip>;
  if (state === 'draft') return <Chip>{t`Draft`}</Chip>;
  return null;
}

function VersionActs({ orgId, item, hasDraft, onChanged }: LanguageBarProps) {
  const { act, isPending } = useTreeActs(orgId);
  const name = languageNames[item.language];
  const state = item.versions.find(({ language }) => language === item.language)?.state;
  const isRead = state === 'current' || state === 'stale';
  const run = async (...acts: Parameters<typeof act>) => {
    await act(...acts);
    onChanged();
  };
  return (
    <>
      {isRead && (
        <Button
          size="sm"
          variant="ghost"
          isPending={isPending}
          onClick={() =>
            void run([{ act: 'show_version', id: item.id, is_shown: false }], t`Learners no longer get it in ${name}`)
          }
        >
          {t`Take it from learners`}
        </Button>
      )}
      {hasDraft && (
        <Button
          size="sm"
          variant="ghost"
          isPending={isPending}
          onClick={() => void run([{ act: 'discard_draft', id: item.id }], t`The draft is deleted`)}
        >
          {t`Delete the draft`}
        </Button>
      )}
    </>
  );
}
