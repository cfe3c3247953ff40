import { plural, t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { ArrowRight, Brain, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { dayWords } from '../when-words.ts';
import { inCapitalWords } from './result-words.ts';

interface NextCardsProps {
  next: { path: string; title: string; detail: string } | null;
  reviews: QuizResults['reviews'];
  reviewsPath: string;
  leaderboardPath: string;
}

/** Where to go from a result. */
export function NextCards({ next, reviews, reviewsPath, leaderboardPath }: NextCardsProps) {
  return (
    <section aria-labelledby="from-here">
      <SectionHead id="from-here" title={t`From here`} />
      <div className="grid gap-5 sm:grid-cols-3">
        {next && (
          <NextCard
            to={next.path}
            icon={<ArrowRight aria-hidden="true" />}
            tone="solid"
            title={next.title}
            detail={next.detail}
            isFirst
          />
        )}
        {reviews && <NextCard to={reviewsPath} icon={<Brain aria-hidden="true" />} tone="sky" {...wordsFor(reviews)} />}
        <NextCard
          to={leaderboardPath}
          icon={<Trophy aria-hidden="true" />}
          tone="snap"
          title={t`Leaderboard`}
          detail={t`See where your points put you`}
        />
      </div>
    </section>
  );
}

function wordsFor({ count, first_at: firstAt }: NonNullable<QuizResults['reviews']>) {
  const number = inCapitalWords(count);
  const day = dayWords(firstAt);
  return {
    title: plural(count, { one: `${number} comes back ${day}`, other: `${number} come back ${day}` }),
    detail: plural(count, { one: 'Just before you would forget it', other: 'Just before you would forget them' }),
  };
}

interface NextCardProps {
  to: string;
  icon: ReactNode;
  tone: 'solid' | 'sky' | 'snap';
  title: string;
  detail: string;
  isFirst?: boolean;
}

function NextCard({ to, icon, tone, title, detail, isFirst = false }: NextCardProps) {
  return (
    <Card to={to} padding="sm" tone={isFirst ? 'leaf' : 'plain'}>
      <IconTile tone={tone} className="mb-3">
        {icon}
      </IconTile>
      <h3>{title}</h3>
      <p className="mt-1 text-sm text-ink-2">{detail}</p>
    </Card>
  );
}
