const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A number from 1 to 99 in kanji, as on the spine of a volume: 十, 十一, 二十, 四十. */
export function kanjiNumeral(number: number): string {
  const tens = Math.floor(number / 10);
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[number % 10]}`;
}
