import type { MailAddress } from '../config.ts';

/** One mail, before it is delivered. */
export interface Mail {
  /** What the log calls it: addresses and contents never stand there. */
  readonly kind:
    | 'contact'
    | 'feedback'
    | 'name-report'
    | 'letter-answer'
    | 'newsletter-confirmation'
    | 'email-verification'
    | 'password-reset'
    | 'password-changed'
    | 'provider-linked'
    | 'second-factor'
    | 'account-deleted'
    | 'social-link';
  readonly to: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The address at which such mails end: by a POST of the reader's program of mail, or by hand. */
  readonly unsubscribe?: string;
}

/** The way out of the house. */
export interface Delivery {
  /** Resolves when the mail is taken over. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
