import { t } from '@lingui/core/macro';
import { type Language, languageNames } from '@snapwell/contract/text/language';
import { Link } from 'react-router';

interface LanguageLinksProps {
  language: Language;
  languages: readonly Language[];
  /** Where the item stands in a language. */
  pathIn: (language: Language) => string;
  /** A page of a stranger is in one language, all of it: it is loaded anew. */
  isPage: boolean;
}

/** 'English | Deutsch': in which languages an item can be read. Nothing where there is only one. */
export function LanguageLinks({ language, languages, pathIn, isPage }: LanguageLinksProps) {
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t`Languages of this item`} className="flex flex-wrap items-center gap-x-3 text-sm">
      {languages.map((each) =>
        each === language ? (
          <span key={each} lang={each} aria-current="true" className="font-semibold text-ink">
            {languageNames[each]}
          </span>
        ) : (
          <Link
            key={each}
            lang={each}
            hrefLang={each}
            to={pathIn(each)}
            reloadDocument={isPage}
            replace
            className="inline-flex min-h-6 items-center font-semibold text-leaf-ink underline-offset-4 hover:underline"
          >
            {languageNames[each]}
          </Link>
        ),
      )}
    </nav>
  );
}
