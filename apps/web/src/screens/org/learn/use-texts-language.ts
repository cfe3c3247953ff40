import { isLanguage, type Language } from '@snapwell/contract/text/language';
import { useSearchParams } from 'react-router';

/** The language that the address asks for an item's texts in: `?text=de`. */
export function useTextsLanguage(): Language | undefined {
  const [search] = useSearchParams();
  const chosen = search.get('text');
  return isLanguage(chosen) ? chosen : undefined;
}
