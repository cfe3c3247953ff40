import { searchWords } from '#adapters/passage-search/words.ts';
import type { Tree, TreeModule } from '#features/catalogue/index.ts';

/** A word of a module's title that more of all other lessons use is not what the module is about. */
const ELSEWHERE = 0.1;

/**
 * The module that a question names by a word of its title: 'the 3 things I need for sepsis' is about 'Sepsis: the first
 * hour'. Null where it names none, or only words that other modules use as well.
 */
export function moduleAbout(question: string, tree: Tree): { module: TreeModule; name: string } | null {
  const asked = new Set(searchWords(question));
  const shares = tree.modules.map((module) => {
    const name = module.title.split(/[:(]/)[0]!.trim();
    const own = [...new Set(searchWords(name))].filter((word) => asked.has(word) && isOwn(word, module, tree));
    return { module, name, share: own.length };
  });
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best && best.share > 0 ? { module: best.module, name: best.name } : null;
}

function isOwn(word: string, module: TreeModule, tree: Tree): boolean {
  const isSaid = (texts: { readonly title: string; readonly summary: string }) =>
    searchWords(`${texts.title} ${texts.summary}`).includes(word);
  const others = [...tree.itemById.values()].filter(({ moduleId }) => moduleId !== module.id);
  return module.items.some(isSaid) && others.filter(isSaid).length <= ELSEWHERE * others.length;
}
