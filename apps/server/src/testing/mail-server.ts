import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

/** A mail as a mail server is given it. */
interface ReceivedMail extends ReadMail {
  readonly from: string;
  readonly to: readonly string[];
}

export interface MailServer {
  readonly url: string;
  /** Resolves with the next mail that nobody asked for yet. */
  next(): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** Any free one, unless a test needs it. */
  readonly port?: number;
  /** The SMTP code with which every reader is refused. */
  readonly refusal?: number;
}

/** A real mail server on this machine. */
export async function startMailServer({ port = 0, refusal }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, done) {
      if (refusal === undefined) return done();
      done(Object.assign(new Error(`<${address.address}> refused`), { responseCode: refusal }));
    },
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      done();
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const mail = {
        ...readMail(source),
        from,
        to: envelope.rcptTo.map((to) => to.address),
      };
      const tell = waiting.shift();
      if (tell) tell(mail);
      else received.push(mail);
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: taken } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    async next() {
      return received.shift() ?? new Promise((tell) => waiting.push(tell));
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
