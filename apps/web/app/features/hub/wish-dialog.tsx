import { FeedbackDialog } from './feedback-dialog.tsx';
import { NewsletterDialog } from './newsletter-dialog.tsx';

/** What a reader may tell us. */
export type Wish = 'newsletter' | 'feedback';

export interface WishDialogProps {
  readonly wish: Wish;
  readonly onClose: () => void;
}

/** The form of a wish. */
export function WishDialog({ wish, onClose }: WishDialogProps) {
  const Form = wish === 'newsletter' ? NewsletterDialog : FeedbackDialog;
  return <Form onClose={onClose} />;
}
