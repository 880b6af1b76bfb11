import type { Locale } from '@michi/messages/locales';
import { say } from '../api/error-messages.ts';
import { escapeMarkup } from '../api/escape-markup.ts';

/** What a reader sees while too many wait for a page; the browser comes back by itself. */
export const busyPage = (locale: Locale, afterS: number): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${afterS}">
<title>Kanji no Michi</title>
<h1>Kanji no Michi</h1>
<p>${escapeMarkup(say(locale, { key: 'general.unavailable' }))}</p>
`;
