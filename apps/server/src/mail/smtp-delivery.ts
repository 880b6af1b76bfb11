import type { MailAddress } from '../config.ts';
import type { Delivery } from './mail.ts';
import { messageOf } from './message.ts';

const connectTimeoutMs = 10_000;
const idleTimeoutMs = 30_000;
const mostConnections = 2;

/** Sends mails through the server at `smtp://…` or `smtps://…`. */
export async function smtpDelivery(url: string, from: MailAddress): Promise<Delivery> {
  // Loaded when needed: a server without mails starts faster.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: idleTimeoutMs,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport.close(),
  };
}
