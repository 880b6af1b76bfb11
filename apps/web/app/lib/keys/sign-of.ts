interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/**
 * The letter (in lower case) or digit that a key stands for: the one that it writes, else the one of its place. A row of
 * digits may write `&é"` without Shift (AZERTY), a keyboard may write no Latin letters, and an input method tells no key
 * at all. Other keys keep their names.
 */
export function signOf({ key, code, shiftKey }: PressedKey): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toLowerCase();
  if (key.length > 1 && !/^(Dead|Process|Unidentified)$/.test(key)) return key; // also of a block without its digits
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? (shiftKey ? undefined : digit) ?? key; // with Shift it is `!` that is meant
}
