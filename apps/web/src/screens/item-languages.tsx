import type { Language } from '@snapwell/contract/text/language';
import { useSearchParams } from 'react-router';
import { LanguageLinks } from '#features/learning/content/language-links.tsx';

interface ItemLanguagesProps {
  item: { readonly language: Language; readonly languages: readonly Language[] };
}

/** The languages that a quiz or a simulation can be taken in; the rest of the address stays. */
export function ItemLanguages({ item }: ItemLanguagesProps) {
  const pathIn = usePathIn('text');
  return <LanguageLinks {...languagesOf(item)} pathIn={pathIn} isPage={false} />;
}

/** The same for strangers, whose page is in one language, all of it; and whose item it is. */
export function PublicItemLanguages({ item }: { item: ItemLanguagesProps['item'] & { organization_name?: string } }) {
  const pathIn = usePathIn('lang');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p className="text-sm font-[650] text-ink-2">{item.organization_name}</p>
      <LanguageLinks {...languagesOf(item)} pathIn={pathIn} isPage />
    </div>
  );
}

const languagesOf = ({ language, languages }: ItemLanguagesProps['item']) => ({ language, languages });

function usePathIn(name: 'text' | 'lang'): (language: Language) => string {
  const [search] = useSearchParams();
  return (language) => {
    const next = new URLSearchParams(search);
    next.set(name, language);
    return `?${next}`;
  };
}
