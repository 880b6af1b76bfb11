import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as menuPage from '../routes/mitsukete/menu.tsx';
import { cards, openLevel } from '../testing/mitsukete.ts';
import { show, sidewaysScroll } from '../testing/screen.tsx';

const defaults = {
  masterVolume: 0.5,
  musicVolume: 0.3,
  sfxVolume: 0.6,
  musicEnabled: true,
  sfxEnabled: true,
};
const name = 'Ton und Musik';
const stored = (): unknown => JSON.parse(localStorage.getItem('kanji-no-michi:audio:mitsukete') ?? 'null');
const showMenu = () => show(menuPage, { path: '/mitsukete' });
const button = page.getByRole('banner').getByRole('button', { name: 'Einstellungen' });
const panel = page.getByRole('dialog');
const master = panel.getByRole('slider', { name: 'Gesamtlautstärke' });
const music = panel.getByRole('switch', { name: 'Musik' });

test('AUD-01 AUD-02 the whole panel works by the keyboard, is remembered, and goes back to its defaults', async () => {
  await showMenu();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(master).toHaveFocus();
  await expect.element(master).toHaveValue('50');

  await userEvent.keyboard('{ArrowLeft}{Tab}');
  await expect.element(music).toHaveFocus();
  await userEvent.keyboard(' {Tab}');
  await expect.element(panel.getByRole('slider', { name: 'Lautstärke der Musik' })).toHaveFocus();
  await userEvent.keyboard('{End}{Tab}{Tab}{Home}');
  const changed = { ...defaults, masterVolume: 0.49, musicEnabled: false, musicVolume: 1, sfxVolume: 0 };
  expect(stored()).toEqual(changed);
  await expect.element(master).toHaveAttribute('aria-valuetext', '49\u00a0%');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();

  await cleanup();
  await showMenu();
  await button.click();
  await expect.element(master).toHaveValue('49');
  await expect.element(music).not.toBeChecked();
  await expect.element(panel.getByRole('switch', { name: 'Effekte' })).toBeChecked();
  await panel.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect.element(master).toHaveValue('50');
  await expect.element(music).toBeChecked();
  expect(stored()).toBeNull();
});

test('MIT-01 AUD-01 the menu opens the panel, and on a phone a finger hits its controls', async () => {
  await page.viewport(360, 760);
  await showMenu();
  await page.getByRole('main').getByRole('button', { name }).click();
  await expect.element(panel).toBeVisible();
  expect(sidewaysScroll()).toBe(0);
  for (const control of [...panel.getByRole('switch').elements(), ...panel.getByRole('slider').elements()])
    expect(Math.round(control.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
});

test('AUD-01 in play the panel stops the clock, and a pause offers the short one', async () => {
  await openLevel('first-strokes');
  expect(cards()).toHaveLength(16);
  await button.click();
  await expect.element(panel).toBeVisible();
  expect(cards()).toEqual([]);
  await userEvent.keyboard('p');
  expect(cards()).toEqual([]);
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await expect.poll(cards).toHaveLength(16);

  await userEvent.keyboard('p');
  const pause = page.getByRole('dialog', { name: 'Pause' });
  await expect.element(pause.getByRole('slider', { name: 'Gesamtlautstärke' })).toBeVisible();
  expect(pause.getByRole('slider').elements()).toHaveLength(1);
  (pause.getByRole('switch', { name: 'Musik' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(stored()).toEqual({ ...defaults, musicEnabled: false });
});
