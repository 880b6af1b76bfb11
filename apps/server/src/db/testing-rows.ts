import { sql } from 'kysely';
import type { Database } from './open.ts';
import { primaryKeys, type Schema, type TableName, tableNames } from './schema.ts';

const player = '0199f3a0-0000-7000-8000-000000000001';
const other = '0199f3a0-0000-7000-8000-000000000002';
const user = '0199f3a0-0000-7000-8000-000000000008';
const session = '0199f3a0-0000-7000-8000-000000000009';
const time = 1_790_000_000_123;

/** Rows for every table, with what tends to get lost on the way: kanji, quotes, emoji, nulls, large numbers. */
export const sampleRows: { readonly [Table in TableName]: readonly Schema[Table][] } = {
  meta: [
    { key: 'built_in_version', value: '漢字 "1" \\ \' 😀' },
    { key: 'Z', value: '' },
    { key: 'a', value: 'a\nb' },
    { key: 'é', value: 'é' },
  ],
  users: [
    {
      id: user,
      email: 'Yuki@example.org',
      email_key: 'yuki@example.org',
      username: '雪 Ñ',
      username_key: '雪 ñ',
      name_skeleton: '雪 ñ',
      language: 'ja',
      country_code: null,
      role: 'admin',
      plan: 'premium',
      password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
      email_verified_at: null,
      created_at: time,
      title: 'mitsukete_master',
      second_factor_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      second_factor_since: time,
      second_factor_step: 57_000_000,
      blocked_at: null,
    },
  ],
  sessions: [
    {
      id: session,
      user_id: user,
      token_hash: 'e'.repeat(64),
      end_ticket_hash: 'b'.repeat(64),
      user_agent: '',
      created_at: time,
      last_used_at: time,
      proved_at: time,
    },
  ],
  recovery_codes: [{ user_id: user, code_hash: 'd'.repeat(64) }],
  admin_changes: [
    {
      ...{ id: other, at: time, admin_id: user, admin_name: 'Yuki_88', action: 'user.change' },
      ...{ subject_kind: 'user', subject_id: user, subject_name: 'Yuki_88', reason: '雪' },
      ...{ before: '{"plan":"free"}', after: '{"plan":"premium"}', undone_at: null },
    },
  ],
  players: [
    {
      ...{ id: player, device_key: 'f'.repeat(64), user_id: null, session_id: session },
      ...{ created_at: time, handing_over: 1 },
    },
    { id: other, device_key: null, user_id: user, session_id: null, created_at: 0, handing_over: null },
  ],
  revoked_devices: [{ device_key: 'c'.repeat(64) }],
  game_levels: [
    {
      game: 'mitsukete',
      id: '1',
      position: 1,
      difficulty: 3,
      unlock_score: 0,
      setup: '{"grid":[4,4],"pool":["水","火"]}',
      updated_at: time,
      built_in_version: '1',
      edited: 1,
    },
  ],
  game_level_texts: [
    { game: 'mitsukete', level_id: '1', locale: 'de', name: 'Größe', description: 'Übung' },
    { game: 'mitsukete', level_id: '1', locale: 'ja', name: '大きさ', description: '練習' },
  ],
  game_results: [
    {
      id: '0199f3a0-0000-7000-8000-000000000003',
      player_id: player,
      game: 'mitsukete',
      level_id: '1',
      ticket_id: null,
      won: 1,
      ranked: 0,
      ranks_from: 5_000_000_000,
      score: Number.MAX_SAFE_INTEGER,
      duration_ms: 61_234,
      rules_version: 1,
      content_version: '2026-11',
      recording: '{"moves":[]}',
      finished_at: time,
      abandoned: 0,
      played_hash: 'Zg-_=',
    },
  ],
  hidden_runs: [
    { run_id: '0199f3a0-0000-7000-8000-000000000003', ranks_from: 5_000_000_000, hidden_at: time },
  ],
  result_quotas: [{ device_key: 'f'.repeat(64), day: 20_778, results: 1, bytes: 5_000_000_000, reported: 2 }],
  refused_answers: [
    { kanji: '𠮟', kind: 'meaning', language: 'fr', text: 'œuvre ’', count: 3, last_day: 20_778 },
  ],
  level_progress: [
    {
      player_id: player,
      game: 'mitsukete',
      level_id: '1',
      completed: 0,
      high_score: -5,
      plays: 2,
      updated_at: time,
    },
  ],
  game_totals: [
    { player_id: player, game: 'mitsukete', total_score: 5_000_000_000, kanji_answered: 6_000_000_000 },
  ],
  leaderboard_scores: [
    {
      ...{ game: 'mitsukete', period: 'all', period_start: 0, level_id: '', player_id: player },
      ...{ score: 10, reached_at: time },
    },
    {
      ...{ game: 'mitsukete', period: 'day', period_start: time, level_id: 'one-to-ten', player_id: other },
      ...{ score: 5_000_000_000, reached_at: time },
    },
  ],
  game_tickets: [
    { player_id: player, game: 'mitsukete', level_id: '1', ticket_id: 'Zg-_=', issued_at: time },
    { player_id: other, game: 'jukugo', level_id: 'ranked-5', ticket_id: '', issued_at: 0 },
  ],
  name_reports: [
    {
      ...{ id: '0199f3a0-0000-7000-8000-00000000000b', user_id: user, reporter_id: null, name: '雪 Ñ' },
      ...{ reason: 'offensive', words: 'a\n"b" 😀', created_at: time },
    },
    {
      ...{ id: '0199f3a0-0000-7000-8000-00000000000c', user_id: user, reporter_id: user, name: '' },
      ...{ reason: 'other', words: '', created_at: 0 },
    },
  ],
  module_completions: [
    { player_id: player, module_id: 'first-steps', xp: 20, day: 20_778, kanji: '山川', completed_at: time },
    { player_id: other, module_id: 'first-steps', xp: 2_000_000_000, day: -1, kanji: '', completed_at: 0 },
  ],
  run_summaries: [
    {
      run_id: '0199f3a0-0000-7000-8000-000000000003',
      player_id: player,
      game: 'mitsukete',
      level_id: '1',
      at: time,
      day: -1,
      outcome: 'won',
      score: 10,
      mistakes: null,
      active_ms: 604_800_000,
      solved: 3,
      best_combo: 3,
      given: 3,
      correct: 2,
      first_row: 1,
      last_row: 1,
      best_row: 2,
      hour: 23,
      clean_first_ms: 5_000_000_000,
      clean_last_ms: null,
      clean_best_ms: 5_000_000_000,
      feats: '{"best":{"otoawase.accuracy":95},"sum":{},"different":{}}',
      device_key: 'f'.repeat(64),
      since: null,
    },
  ],
  answers: [
    {
      run_id: '0199f3a0-0000-7000-8000-000000000003',
      number: 0,
      player_id: player,
      at: time,
      utc_offset: -570,
      item: 'k:𠮟',
      skill: 'recognition',
      asked: 'of 4',
      correct: 1,
      hinted: 0,
      ms: 0,
    },
  ],
  kanji_statistics: [
    { player_id: player, kanji: '𠮟', correct: 1, wrong: 0, hinted: 0, last_at: time, right_at: time },
    {
      player_id: other,
      kanji: '一',
      correct: 2_000_000_000,
      wrong: 1,
      hinted: 1,
      last_at: 0,
      right_at: null,
    },
  ],
  memories: [
    {
      player_id: player,
      item: 'k:𠮟',
      skill: 'recognition',
      stability: 0.1 + 0.2,
      difficulty: 9.999_999_99,
      day: -1,
      at: time,
      run_id: '0199f3a0-0000-7000-8000-000000000003',
      number: 0,
      revision: 1,
    },
    {
      ...{
        player_id: other,
        item: 'w:山道|やまみち',
        skill: 'use',
        stability: null,
        difficulty: null,
        day: null,
      },
      ...{ at: 0, run_id: '0199f3a0-0000-7000-8000-000000000009', number: 0, revision: 2_000_000_000 },
    },
  ],
  known_items: [
    {
      ...{ player_id: player, import_id: '0199f3a0-0000-7000-8000-000000000009', item: 'k:𠮟' },
      ...{ at: time, day: -1 },
    },
  ],
  kanji_imports: [
    {
      ...{ player_id: player, id: '0199f3a0-0000-7000-8000-000000000009', at: time, day: -1 },
      ...{ kanji: 1, state: 'own' },
    },
    { player_id: other, id: 'former', at: 0, day: 20_778, kanji: 2_136, state: 'over' },
  ],
  late_items: [{ player_id: other, item: 'k:𠮟', mark: 'ä' }],
  challenge_claims: [
    { player_id: player, challenge: 'sakura_festival', start_day: 20_532, claimed_at: time },
    { player_id: other, challenge: 'points_hunter', start_day: -1, claimed_at: 0 },
  ],
  documents: [
    {
      ...{ player_id: player, merge: 'join', name: 'jukugo.challenge', version: 3, format: 1 },
      ...{ value: '{"level":2}', bytes: 11, updated_at: time },
    },
    {
      ...{ player_id: other, merge: 'copy', name: 'kotodama.haiku.0199f3a0-0000-7000-8000-00000000000a' },
      ...{ version: 3, format: 1, value: null, bytes: 0, updated_at: 0 },
    },
  ],
  games: [
    {
      id: 'mitsukete',
      position: 0,
      title: 'Mitsukete',
      japanese_title: '見つけて',
      emoji: '🔍',
      tags: '["Erkennen"]',
      available: 1,
      link: '/mitsukete',
      color: '#1f4f7a',
      color_from: '#1f4f7a',
      color_to: '#2c659b',
      is_new: 0,
      premium_only: 1,
      is_coming_soon: 0,
      difficulty: 'Anfänger',
      players: '1 Spieler',
      duration: '5-10 Min',
      updated_at: time,
      built_in_version: 'a',
      edited: 1,
    },
  ],
  game_texts: [{ game_id: 'mitsukete', locale: 'ja', description: '字を「見つける」😀' }],
  posts: [
    {
      id: '0199f3a0-0000-7000-8000-000000000004',
      slug: 'okurigana',
      category: 'Grammatik',
      kanji: '送',
      emoji: null,
      featured_image: null,
      views: 5_000_000_000,
      published_on: '2026-04-21',
      updated_at: time,
      built_in_version: '',
      edited: 0,
    },
  ],
  post_texts: [
    {
      post_id: '0199f3a0-0000-7000-8000-000000000004',
      locale: 'ja',
      title: '送り仮名',
      excerpt: '',
      content: '# 送る\n\n| a | b |\n',
      reading_minutes: 4,
    },
  ],
  post_views: [{ day: '2026-11-21', post_id: '0199f3a0-0000-7000-8000-000000000004', visitor: '=/+_-' }],
  contact_messages: [
    {
      id: '0199f3a0-0000-7000-8000-000000000005',
      name: "O'Brien <b>",
      email: 'aiko@example.org',
      message: 'Zeile\r\nZeile 😀',
      locale: 'de',
      created_at: time,
      answered_at: time,
      done_at: null,
    },
  ],
  feedback_messages: [
    {
      id: '0199f3a0-0000-7000-8000-000000000006',
      email: null,
      message: '面白い',
      locale: 'ja',
      created_at: time,
      answered_at: null,
      done_at: time,
    },
  ],
  newsletter_subscriptions: [
    {
      id: '0199f3a0-0000-7000-8000-000000000007',
      email: 'Aiko@example.org',
      email_key: 'aiko@example.org',
      locale: 'fr',
      token_hash: 'f'.repeat(64),
      mailed_at: time,
      confirmed_at: null,
      created_at: time,
    },
  ],
  account_links: [
    {
      user_id: user,
      purpose: 'reset',
      token_hash: 'd'.repeat(64),
      mailed_at: time,
      expires_at: time,
    },
  ],
  identities: [{ provider: 'facebook', subject: '1|é', user_id: user, created_at: time }],
  counted_days: [{ day: 20_775, guests: 512, accounts: 772, runs: 5912, answers: 88_680 }],
  counted_weeks: [{ week: 20_770, begun: 20_763, learners: 295 }],
};

/** Fills an empty database with the sample rows. */
export async function insertSampleRows(database: Database): Promise<void> {
  await database.transaction(async () => {
    const query = database.query();
    await query.insertInto('meta').values(sampleRows.meta).execute();
    await query.insertInto('users').values(sampleRows.users).execute();
    await query.insertInto('sessions').values(sampleRows.sessions).execute();
    await query.insertInto('admin_changes').values(sampleRows.admin_changes).execute();
    await query.insertInto('recovery_codes').values(sampleRows.recovery_codes).execute();
    await query.insertInto('players').values(sampleRows.players).execute();
    await query.insertInto('revoked_devices').values(sampleRows.revoked_devices).execute();
    await query.insertInto('game_levels').values(sampleRows.game_levels).execute();
    await query.insertInto('game_level_texts').values(sampleRows.game_level_texts).execute();
    await query.insertInto('game_results').values(sampleRows.game_results).execute();
    await query.insertInto('hidden_runs').values(sampleRows.hidden_runs).execute();
    await query.insertInto('result_quotas').values(sampleRows.result_quotas).execute();
    await query.insertInto('refused_answers').values(sampleRows.refused_answers).execute();
    await query.insertInto('level_progress').values(sampleRows.level_progress).execute();
    await query.insertInto('game_totals').values(sampleRows.game_totals).execute();
    await query.insertInto('leaderboard_scores').values(sampleRows.leaderboard_scores).execute();
    await query.insertInto('game_tickets').values(sampleRows.game_tickets).execute();
    await query.insertInto('name_reports').values(sampleRows.name_reports).execute();
    await query.insertInto('module_completions').values(sampleRows.module_completions).execute();
    await query.insertInto('run_summaries').values(sampleRows.run_summaries).execute();
    await query.insertInto('answers').values(sampleRows.answers).execute();
    await query.insertInto('kanji_statistics').values(sampleRows.kanji_statistics).execute();
    await query.insertInto('memories').values(sampleRows.memories).execute();
    await query.insertInto('known_items').values(sampleRows.known_items).execute();
    await query.insertInto('kanji_imports').values(sampleRows.kanji_imports).execute();
    await query.insertInto('late_items').values(sampleRows.late_items).execute();
    await query.insertInto('challenge_claims').values(sampleRows.challenge_claims).execute();
    await query.insertInto('documents').values(sampleRows.documents).execute();
    await query.insertInto('games').values(sampleRows.games).execute();
    await query.insertInto('game_texts').values(sampleRows.game_texts).execute();
    await query.insertInto('posts').values(sampleRows.posts).execute();
    await query.insertInto('post_texts').values(sampleRows.post_texts).execute();
    await query.insertInto('post_views').values(sampleRows.post_views).execute();
    await query.insertInto('contact_messages').values(sampleRows.contact_messages).execute();
    await query.insertInto('feedback_messages').values(sampleRows.feedback_messages).execute();
    await query.insertInto('newsletter_subscriptions').values(sampleRows.newsletter_subscriptions).execute();
    await query.insertInto('account_links').values(sampleRows.account_links).execute();
    await query.insertInto('identities').values(sampleRows.identities).execute();
    await query.insertInto('counted_days').values(sampleRows.counted_days).execute();
    await query.insertInto('counted_weeks').values(sampleRows.counted_weeks).execute();
  });
}

/** All rows of all tables in the order of their keys. */
export async function dump(database: Database): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of tableNames) {
    const order = sql.join(primaryKeys[table].map((key) => sql.ref(key)));
    const { rows } = await sql`select * from ${sql.table(table)} order by ${order}`.execute(database.query());
    content[table] = rows;
  }
  return content;
}
