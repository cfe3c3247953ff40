import { Check, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

const LOOKS = {
  right: { ground: 'border-leaf bg-leaf-soft', icon: <Check className="text-leaf-ink" aria-hidden="true" /> },
  wrong: { ground: 'border-berry bg-berry-soft', icon: <RotateCcw className="text-berry-ink" aria-hidden="true" /> },
};

export interface Remark {
  readonly is: keyof typeof LOOKS;
  readonly words: ReactNode;
}

/** What came of the last move: in words, in colour and by its sign. It stays empty until there is one. */
export function GameRemark({ remark }: { remark: Remark | null }) {
  return (
    <output className="block min-h-6">
      {remark && (
        <span
          className={classNames(
            'flex animate-rise gap-3 rounded-lg border-l-4 p-4 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:flex-none',
            LOOKS[remark.is].ground,
          )}
        >
          {LOOKS[remark.is].icon}
          <span className="min-w-0">{remark.words}</span>
        </span>
      )}
    </output>
  );
}
