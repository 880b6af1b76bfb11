import { circle, crowd, group, path, rect, type TokyoShape } from '../shapes.ts';

const boat: TokyoShape[] = [
  path('M262 232q22 8 52 0l-8 11h-36Z', 'near'),
  ...crowd([[284, 233, 0.26, 0]], ['coat-a']),
  path('M286 210l26-16', 'wire'),
];

/** The mountain above its lake, in the morning. */
export const scene: readonly TokyoShape[] = [
  path(rect(0, 0, 400, 260), 'sky'),
  path('M0 0H400V38C280 26 200 56 0 46Z', 'sky2'),
  path('M0 96C140 80 260 108 400 92V190H0Z', 'glow'),
  path(circle(316, 64, 20), 'sun'),
  path('M30 176C110 150 150 96 178 58C188 50 212 50 222 58C250 96 290 150 370 176Z', 'ai'),
  path(
    'M178 58C188 50 212 50 222 58C230 70 238 82 248 95L236 90 228 104 216 92 206 112 196 94 184 106 174 90 156 96C164 84 172 70 178 58Z',
    'paper',
  ),
  path('M52 168c60-16 92-46 118-84M348 168c-54-14-84-40-106-74', 'ridge'),
  group(
    [
      path(
        'M60 92q10-12 26-6 12-10 26 2 16-2 18 8H48q2-6 12-4ZM280 112q8-8 20-4 10-8 20 2 12-2 14 6h-64q2-6 10-4Z',
        'cloud',
      ),
    ],
    'drift',
  ),
  path('M0 176C60 158 110 170 160 172S280 164 400 178V196H0Z', 'far'),
  path('M0 190C50 172 90 184 130 188L0 204ZM400 188C350 172 312 182 280 190L400 206Z', 'near'),
  path('M0 192H400V260H0Z', 'lake'),
  path('M150 194h100l-22 10h22l-34 10h24l-30 14h-20l-30-14h24l-34-10h22Z', 'lake-ai'),
  group([path('M20 206h80M60 216h70M280 208h90M300 220h60M30 236h110M240 240h130', 'waves')], 'lap'),
  path(
    'M24 260C26 232 22 214 12 192M40 260C42 236 46 220 56 204M56 260q0-18 10-30M10 260q-2-22-10-36',
    'reed',
  ),
  path('M12 192q-6-12-2-22 8 8 6 22ZM56 204q2-14 12-20 2 12-8 20Z', 'reed-head'),
  group(boat, 'bob'),
];
export const viewBox = '0 0 400 260';
