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

/** The same for strangers, whose page is in one language, all of it. */
export function PublicItemLanguages({ item }: ItemLanguagesProps) {
  const pathIn = usePathIn('lang');
  return <LanguageLinks {...languagesOf(item)} pathIn={pathIn} isPage />;
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
