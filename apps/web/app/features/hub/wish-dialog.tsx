import type { RefObject } from 'react';
import type { LetterValues } from '../letters/send-letter.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { NewsletterDialog } from './newsletter-dialog.tsx';

/** What a reader may tell us. */
export type Wish = 'newsletter' | 'feedback';

export interface WishDialogProps {
  readonly wish: Wish;
  /** Keep what was typed while the forms are closed. */
  readonly drafts: Readonly<Record<Wish, RefObject<LetterValues>>>;
  readonly onClose: () => void;
}

/** The form of a wish. */
export function WishDialog({ wish, drafts, onClose }: WishDialogProps) {
  const Form = wish === 'newsletter' ? NewsletterDialog : FeedbackDialog;
  return <Form draft={drafts[wish]} onClose={onClose} />;
}
