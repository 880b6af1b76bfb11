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
    headers: {
      'auto-submitted': 'auto-generated',
      // RFC 8058: programs of mail show a button that ends them at once.
      ...(unsubscribe !== undefined && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
    },
  };
}
