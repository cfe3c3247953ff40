import { t } from '@lingui/core/macro';
import { ChevronRight, Flag } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { mapLines, nameOfScene, type Scene } from './scene-graph.ts';

interface SceneListProps {
  start: string;
  scenes: readonly Scene[];
  selected: string | null;
  /** What is to be mended, by scene, in words. */
  wrong: ReadonlyMap<string, string>;
  onSelect: (sceneId: string) => void;
}

const DEEPEST = 5;

/** The map as a list, indented by how deep in the story a scene first comes. */
export function SceneList({ start, scenes, selected, wrong, onSelect }: SceneListProps) {
  return (
    <ol aria-label={t`Scenes`} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {mapLines({ start, scenes }).map(({ scene, number, depth, by }) => {
        const isSelected = scene.id === selected;
        const problem = wrong.get(scene.id);
        return (
          <li key={scene.id} style={{ paddingInlineStart: `${Math.min(depth, DEEPEST) * 0.75}rem` }}>
            <button
              type="button"
              aria-current={isSelected || undefined}
              onClick={() => onSelect(scene.id)}
              className={classNames(
                'flex min-h-12 w-full items-center gap-2.5 rounded-md px-2 text-start hover:bg-surface-2',
                isSelected && 'bg-leaf-soft',
              )}
            >
              <span className="figure w-5 flex-none text-center text-xs text-ink-3">
                {by !== null && <span className="sr-only">{t`By choice ${by}:`}</span>}
                {by}
              </span>
              <span
                className={classNames(
                  'figure grid size-8 flex-none place-items-center rounded-full border-2 text-sm',
                  problem
                    ? 'border-dashed border-berry'
                    : isSelected
                      ? 'border-leaf bg-leaf text-on-leaf'
                      : 'border-line-strong',
                )}
              >
                {scene.ending ? <Flag className="size-4" aria-label={t`Ending`} /> : number}
              </span>
              <span className="grid min-w-0 flex-1 py-1">
                <span className="truncate font-semibold">{nameOfScene(scene) || t`Without words yet`}</span>
                {problem && <span className="text-xs font-semibold text-berry-ink">{problem}</span>}
              </span>
              <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
