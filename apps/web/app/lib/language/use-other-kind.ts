import { type Asked, judge } from '@michi/kanji/judge';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

export interface OtherKind {
  /** What is asked, after an answer of another kind. */
  readonly error: string | undefined;
  /** Whether an answer is of the kind that is asked; if not, it is not to be played. */
  passes(text: string): boolean;
  /** Something else is being typed. */
  forget(): void;
}

/** Answers of another kind than was asked (the kanji itself, a meaning for a reading) count for nothing: the field says what is asked. */
export function useOtherKind(kind: 'reading' | 'meaning', asked: Asked | undefined): OtherKind {
  const t = useTranslations('common.otherKind');
  const [isOther, setOther] = useState(false);
  return {
    error: isOther ? t(kind) : undefined,
    passes(text) {
      const passed = !asked || judge(kind, asked, text) !== 'otherKind';
      setOther(!passed);
      return passed;
    },
    forget: () => setOther(false),
  };
}
