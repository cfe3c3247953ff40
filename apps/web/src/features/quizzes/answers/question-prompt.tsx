import type { ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import type { ReactNode, Ref } from 'react';
import { Drawing } from '#ui/picture/drawing.tsx';
import { ContentText } from '#ui/text/content-text.tsx';

interface QuestionPromptProps {
  question: ShownQuestion;
  /** The heading's, which names the region around it. */
  id: string;
  ref?: Ref<HTMLHeadingElement>;
  /** How it is answered. */
  hint?: ReactNode;
}

/** What a question asks: its first paragraph as the heading, the case to think about, its picture. */
export function QuestionPrompt({ question, id, ref, hint }: QuestionPromptProps) {
  const [heading = '', ...details] = question.prompt.split(/\n{2,}/);
  // Where one points at the picture, the answer shows it.
  const picture = question.type === 'image_hotspot' ? null : question.image;
  return (
    <>
      <h1
        id={id}
        ref={ref}
        tabIndex={-1}
        className="mb-2.5 text-[clamp(1.5rem,1.2rem+1.6vw,2.375rem)] leading-[1.12] tracking-[-0.028em] outline-none"
      >
        <ContentText text={heading} />
      </h1>
      {details.map((paragraph) => (
        <p key={paragraph} className="mb-3 max-w-[65ch] whitespace-pre-line">
          <ContentText text={paragraph} isPassage />
        </p>
      ))}
      {hint && <p className="text-ink-2">{hint}</p>}
      {picture && (
        <Drawing
          src={picture.url}
          alt={picture.alternative}
          width={picture.width}
          height={picture.height}
          tallest={24}
          turnsByNight
          className="mt-4 rounded-lg border border-line"
        />
      )}
    </>
  );
}
