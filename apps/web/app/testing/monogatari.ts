import { expect } from 'vitest';
import { page } from 'vitest/browser';
import * as editorPage from '../routes/monogatari/editor.tsx';
import { button, show } from './screen.tsx';

/** Opens the drawing table with a template. */
export async function openPage(template = 'umbrella'): Promise<void> {
  await show(editorPage, { path: `/monogatari/draw/${template}`, at: '/monogatari/draw/:template?' });
  await expect.element(button('Tama, froh')).toBeInTheDocument();
}

export const text = () => page.getByRole('textbox', { name: 'Text in Bild 1' });
export const newBubble = (form: string) => page.getByRole('button', { name: `+ ${form}` });

/** Puts somebody into the first panel, who says something. */
export async function tell(): Promise<void> {
  await button('Tama, froh').click();
  await newBubble('Rund').click();
  await text().fill('雨の駅で友だちを忘れた。');
}
