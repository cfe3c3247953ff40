import { t } from '@lingui/core/macro';
import { classNames } from '#ui/class-names.ts';

interface BlankFieldProps {
  label: string;
  blank: { choices: string[] | null; is_number: boolean };
  /** Filled by a word of the bank; pressing it gives the word back. */
  isFromBank: boolean;
  text: string;
  onText: (text: string) => void;
  /** Once the answer is final. */
  outcome: { isRight: boolean; isUnknown: boolean; right: string } | null;
}

const LOOK =
  'mx-1 inline-block min-h-11 rounded-control border-2 bg-surface px-3 py-1 align-middle text-base leading-normal font-semibold';

/** One blank inside a text. */
export function BlankField({ label, blank, isFromBank, text, onText, outcome }: BlankFieldProps) {
  if (outcome?.isUnknown) return <span className={classNames(LOOK, 'border-sky bg-sky-soft')}>{outcome.right}</span>;
  if (outcome) {
    return (
      <span className={classNames(LOOK, outcome.isRight ? 'border-leaf bg-leaf-soft' : 'border-berry bg-berry-soft')}>
        {text || '…'} <small className="text-xs">{outcome.isRight ? t`Right` : wrongWords(outcome.right)}</small>
      </span>
    );
  }
  if (blank.choices) {
    return (
      <select
        aria-label={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={classNames(LOOK, 'max-w-full border-line-strong')}
      >
        <option value="">{t`Choose`}</option>
        {blank.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (isFromBank) {
    return (
      <button
        type="button"
        aria-label={text ? t`${label}: ${text}. Give it back` : t`${label}, empty`}
        disabled={!text}
        onClick={() => onText('')}
        className={classNames(LOOK, 'min-w-24', text ? 'border-leaf bg-leaf-soft' : 'border-dashed border-line-strong')}
      >
        {text || '\u00A0'}
      </button>
    );
  }
  return (
    <input
      type="text"
      aria-label={label}
      value={text}
      inputMode={blank.is_number ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={200}
      onChange={(event) => onText(event.target.value)}
      className={classNames(LOOK, 'max-w-full border-line-strong', blank.is_number ? 'w-24' : 'w-40')}
    />
  );
}

const wrongWords = (right: string) => t`Wrong: ${right}`;
