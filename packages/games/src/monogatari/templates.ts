export const genres = ['everyday', 'comedy', 'drama', 'fantasy'] as const;
type Genre = (typeof genres)[number];

/** A page that waits for its story. Its title in the learner's language and its hook stand among the messages, by its id. */
export interface Template {
  readonly id: string;
  readonly genre: Genre;
  /** 1 to 3 */
  readonly difficulty: 1 | 2 | 3;
  readonly panelCount: 4 | 5 | 6 | 8;
  readonly requiredKanji: readonly string[];
  readonly title: string;
}

export const templates = [
  {
    id: 'umbrella',
    genre: 'everyday',
    difficulty: 1,
    panelCount: 4,
    requiredKanji: ['雨', '忘', '駅', '友'],
    title: '忘れた傘',
  },
  {
    id: 'cat',
    genre: 'comedy',
    difficulty: 2,
    panelCount: 6,
    requiredKanji: ['駅', '猫', '待', '電', '魚', '海'],
    title: '三番線の猫',
  },
  {
    id: 'letter',
    genre: 'drama',
    difficulty: 2,
    panelCount: 5,
    requiredKanji: ['海', '手', '紙', '夏', '風'],
    title: '海への手紙',
  },
  {
    id: 'festival',
    genre: 'fantasy',
    difficulty: 3,
    panelCount: 8,
    requiredKanji: ['夜', '火', '花', '音', '夢', '川', '歌'],
    title: '夜の祭り',
  },
] as const satisfies readonly Template[];
export type TemplateId = (typeof templates)[number]['id'];

export const templateIds = templates.map(({ id }) => id);

export const templateOf = (id: TemplateId): Template =>
  templates.find((template) => template.id === id) as Template;
