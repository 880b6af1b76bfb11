import './scene-picture.css';

/** A platform under the mountains, its sign named after the first kanji of the lesson; says nothing to a listener. */
export function ScenePicture({ kanji }: { kanji: string }) {
  return (
    <svg className="tabi-scene" viewBox="0 0 320 150" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path className="tabi-scene__sky" d="M0 0H320V150H0Z" />
      <circle className="tabi-scene__sun" cx="242" cy="44" r="20" />
      <path
        className="tabi-scene__far"
        d="M0 96L46 62 74 80 128 26 148 38 166 24 222 84 262 66 320 98V150H0Z"
      />
      <path
        className="tabi-scene__snow"
        d="M128 26L148 38 166 24 184 44 170 42 160 52 148 44 136 54 126 44 112 42Z"
      />
      <path className="tabi-scene__near" d="M0 104C60 84 96 104 150 98S260 86 320 106V150H0Z" />
      <path className="tabi-scene__train" d="M0 84H196Q214 84 220 100V118H0Z" />
      <path className="tabi-scene__band" d="M0 108H220V113H0Z" />
      <path
        className="tabi-scene__window"
        d="M10 90H36V103H10ZM46 90H72V103H46ZM82 90H108V103H82ZM118 90H144V103H118ZM154 90H180V103H154ZM190 90H200Q208 92 211 103H190Z"
      />
      <path className="tabi-scene__wire" d="M0 70H320M34 70V126M262 40V126M256 70H268" />
      <path className="tabi-scene__platform" d="M0 122H320V150H0Z" />
      <path className="tabi-scene__edge" d="M0 128H320" />
      <path className="tabi-scene__post" d="M246 96V128M290 96V128" />
      <path className="tabi-scene__sign" d="M236 58H300V98H236Z" />
      <path className="tabi-scene__stripe" d="M236 89H300V94H236Z" />
      <text className="tabi-scene__kanji" lang="ja" x="268" y="84">
        {kanji}
      </text>
    </svg>
  );
}
