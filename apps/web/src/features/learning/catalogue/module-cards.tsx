import type { ModuleCard } from '@snapwell/contract/learning/catalogue.schemas';
import { CardRow } from '#ui/card-row.tsx';
import { CoverCard } from '#ui/cover-card.tsx';

/** Modules as cards with their covers and rings. */
export function ModuleCards({ modules, label, pathOf }: { modules: readonly ModuleCard[]; label: string; pathOf: (moduleId: string) => string }) {
  return (
    <CardRow label={label}>
      {modules.map((module) => (
        <li key={module.id}>
          <CoverCard
            id={module.id}
            to={pathOf(module.id)}
            title={module.title}
            picture={module.cover}
            detail={stateOf(module)}
            {...(module.progress_percentage > 0 && { progress: module.progress_percentage })}
          />
        </li>
      ))}
    </CardRow>
  );
}

function stateOf({ chapters_completed: done, total_chapters: total, content_completed: read, total_content: items, minutes }: ModuleCard): string {
  if (items > 0 && read === items) return 'Completed';
  if (read === 0) return `${total} ${total === 1 ? 'chapter' : 'chapters'} · ${minutes} minutes`;
  return done === total - 1 ? `${items - read} to go` : `Chapter ${Math.min(done + 1, total)} of ${total}`;
}
