import { Hanko, type HankoProps } from '@michi/ui/stamp';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ownSeal, subscribeToLook } from '../../lib/device/look.ts';
import { KanjiFonts } from './kanji-fonts.tsx';

interface LearnersSealProps {
  /** A CSS length. */
  readonly size: string;
  /** Shown if the learner has no seal of their own. */
  readonly otherwise: ReactNode;
}

/** The learner's own seal. */
export function LearnersSeal({ size, otherwise }: LearnersSealProps) {
  const seal = useSyncExternalStore(subscribeToLook, ownSeal, () => null);
  if (seal === null) return otherwise;
  return (
    <>
      <KanjiFonts />
      <Hanko kanji={seal.kanji} form={seal.form as HankoProps['form']} size={size} />
    </>
  );
}
