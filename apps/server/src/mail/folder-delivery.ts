import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailAddress } from '../config.ts';
import { timestamp } from '../db/timestamp.ts';
import { makeFolder } from '../make-folder.ts';
import type { Delivery } from './mail.ts';
import { messageOf } from './message.ts';

// Mails are personal: nobody else on the machine needs to read them.
const onlyOwner = { folder: 0o700, file: 0o600 };

/** Writes each mail into the folder as a file that mail programs open. */
export async function folderDelivery(folder: string, from: MailAddress): Promise<Delivery> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const name = `${timestamp(new Date())}-${mail.kind}-${randomBytes(4).toString('hex')}.eml`;
      makeFolder(folder, onlyOwner.folder);
      await writeFile(join(folder, name), message, { flag: 'wx', mode: onlyOwner.file });
    },
    close: () => transport.close(),
  };
}
