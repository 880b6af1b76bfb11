import type { AchievementId } from '@michi/progress/achievements';

/** The kanji that is cut into each seal. It stands here, where fonts are cut for the pages that show it. */
export const sealSigns: Readonly<Record<AchievementId, string>> = {
  first_100: '百',
  score_1000: '千',
  score_5000: '金',
  streak_5: '五',
  streak_10: '十',
  combo_master: '連',
  daily_player: '日',
  daily_warrior: '武',
  first_steps: '歩',
  first_level: '初',
  ten_levels: '階',
  perfect_accuracy: '完',
  perfectionist: '全',
  kanji_collector: '集',
  mitsukete_master: '見',
  jukugo_expert: '熟',
  tabibito_traveler: '旅',
  speed_demon: '速',
  zen_master: '禅',
  night_owl: '夜',
  otoawase_combo_master: '流',
  otoawase_high_scorer: '高',
  otoawase_perfectionist: '耳',
};
