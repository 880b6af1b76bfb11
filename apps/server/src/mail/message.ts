import type { MailAddress } from '../config.ts';
import type { Mail } from './mail.ts';

/** A mail in the shape in which nodemailer takes it. */
export function messageOf(mail: Mail, from: MailAddress) {
  const { to, replyTo, subject, text, html, unsubscribe } = mail;
  return {
    from,
    to,
    subject,
    text,
    ...(replyTo && { replyTo }),
    ...(html !== undefined && { html }),
    ...(unsubscribe !== undefined && { list: { unsubscribe } }),
    // Holiday notices need not answer.
    headers: { 'auto-submitted': 'auto-generated' },
  };
}
