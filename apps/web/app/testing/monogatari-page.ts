import type { Panel } from '@michi/games/monogatari/story';

const usual = { turn: 0, size: 100, readings: {} };
const standing = { y: 1_000, size: 780, turn: 0, mirrored: false };

/** A full page of eight panels, with every background, person, mood and kind of bubble. */
export const fullPage: readonly Panel[] = [
  {
    background: 'platform',
    emotion: 'still',
    figures: [{ ...standing, who: 'haruka', expression: 'calm', x: 780 }],
    bubbles: [{ ...usual, form: 'narration', text: '毎朝、\n駅で待つ。', x: 140, y: 400 }],
  },
  {
    background: 'classroom',
    emotion: 'tense',
    figures: [{ ...standing, who: 'ken', expression: 'anger', x: 250 }],
    bubbles: [{ ...usual, form: 'shout', text: '傘がない！？', x: 700, y: 400 }],
  },
  {
    background: 'beach',
    emotion: 'cheerful',
    figures: [
      { ...standing, who: 'ume', expression: 'joy', x: 200 },
      { ...standing, who: 'tama', expression: 'joy', x: 800, mirrored: true },
    ],
    bubbles: [{ ...usual, form: 'speech', text: '海へ行こう。', x: 500, y: 350 }],
  },
  {
    background: 'alley',
    emotion: 'sad',
    figures: [{ ...standing, who: 'kawataro', expression: 'sorrow', x: 300, size: 600 }],
    bubbles: [{ ...usual, form: 'thought', text: '夏の夢…', x: 700, y: 350 }],
  },
  {
    background: null,
    emotion: 'tense',
    figures: [],
    bubbles: [{ ...usual, form: 'sound', text: 'ドーン', x: 500, y: 500, turn: -12 }],
  },
  {
    background: 'tatami',
    emotion: 'still',
    figures: [{ ...standing, who: 'tama', expression: 'calm', x: 500 }],
    bubbles: [{ ...usual, form: 'speech', text: 'OK、20分。', x: 600, y: 250 }],
  },
  {
    background: 'alley',
    emotion: 'cheerful',
    figures: [{ ...standing, who: 'haruka', expression: 'joy', x: 250 }],
    bubbles: [{ ...usual, form: 'speech', text: '夜の祭り！', x: 700, y: 400 }],
  },
  {
    background: 'platform',
    emotion: 'sad',
    figures: [{ ...standing, who: 'ken', expression: 'sorrow', x: 750 }],
    bubbles: [{ ...usual, form: 'speech', text: 'また、来年。', x: 250, y: 400 }],
  },
];
