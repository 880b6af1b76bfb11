import type { Settings } from '../config.ts';
import { folderDelivery } from './folder-delivery.ts';
import type { Delivery } from './mail.ts';
import { smtpDelivery } from './smtp-delivery.ts';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFolder' | 'mailFrom'>;

/** The delivery that the settings ask for, opened with its first mail. */
export function deliveryOf({ smtpUrl, mailFolder, mailFrom }: MailSettings): Delivery {
  let opened: Promise<Delivery> | undefined;
  const open = () => {
    opened ??= smtpUrl === null ? folderDelivery(mailFolder, mailFrom) : smtpDelivery(smtpUrl, mailFrom);
    return opened;
  };
  return {
    deliver: async (mail) => (await open()).deliver(mail),
    close() {
      void opened?.then((delivery) => delivery.close());
    },
  };
}
