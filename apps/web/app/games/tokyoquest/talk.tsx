import type { ItemId } from '@michi/games/tokyoquest/items';
import { type PlacedQuest, quests, questThatTeaches } from '@michi/games/tokyoquest/quests';
import { lackingFor, questState, type StoredWalk } from '@michi/games/tokyoquest/walk';
import { Button } from '@michi/ui/button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useLostFocus } from '../../lib/react/use-lost-focus.ts';
import { Dialogue } from './dialogue.tsx';
import { Thing } from './drawings/things.tsx';
import type { QuestScript } from './story/script.ts';
import { changeWalk } from './use-walk.ts';

export interface TalkProps {
  readonly quest: PlacedQuest;
  readonly script: QuestScript;
  readonly walk: StoredWalk;
  readonly onBegin: () => void;
}

/** A conversation: what is lacking, what is handed over, and the dialogue at whose end the quest begins. */
export function Talk({ quest, script, walk, onBegin }: TalkProps) {
  const t = useTranslations('tokyoquest.talk');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [used, setUsed] = useState<readonly ItemId[]>([]);
  const state = questState(walk, quest);
  const toUse = (quest.needs ?? []).filter((item) => !used.includes(item));
  const bye = {
    label: t('bye'),
    onEnd: () => void navigate(localPath(`/tokyoquest/${quest.place}`), { preventScrollReset: true }),
  };
  const shared = { quest, choices: walk.choices };
  const choose = (option: string) =>
    changeWalk((now) => ({ ...now, choices: { ...now.choices, [quest.id]: option } }));

  if (state === 'done')
    return <Dialogue key="done" {...shared} steps={[script.later]} onChoose={choose} end={bye} />;
  if (script.waiting && (state === 'waiting' || toUse.length > 0))
    return (
      <Dialogue
        key="waiting"
        {...shared}
        steps={[script.waiting]}
        onChoose={choose}
        end={{ ...bye, quiet: state === 'open' }}
      >
        {state === 'waiting' ? (
          <Lacking quest={quest} walk={walk} />
        ) : (
          <ToUse items={toUse} onUse={(item) => setUsed([...used, item])} />
        )}
      </Dialogue>
    );
  const begin = { label: t('begin'), onEnd: onBegin };
  return <Dialogue key="before" {...shared} steps={script.before} onChoose={choose} end={begin} />;
}

/** Things that are asked for; behind one that was used comes the next. */
function ToUse({ items, onUse }: { items: readonly ItemId[]; onUse: (item: ItemId) => void }) {
  const list = useRef<HTMLDivElement>(null);
  useLostFocus(items.length, () => list.current?.querySelector('button'));
  return (
    <div ref={list} className="tq-talk__use">
      {items.map((item) => (
        <Use key={item} item={item} onUse={() => onUse(item)} />
      ))}
    </div>
  );
}

function Use({ item, onUse }: { item: ItemId; onUse: () => void }) {
  const t = useTranslations('tokyoquest');
  return (
    <Button variant="game" onClick={onUse}>
      <Thing item={item} />
      {t('talk.use', { item: t(`items.${item}.name`) })}
    </Button>
  );
}

/** What still has to be brought or learned, and where. */
function Lacking({ quest, walk }: Pick<TalkProps, 'quest' | 'walk'>) {
  const t = useTranslations('tokyoquest');
  const { items, kanji } = lackingFor(walk, quest);
  const from = ({ id, giver, place }: PlacedQuest) => ({
    quest: t(`quests.${id}`),
    person: t(`persons.${giver}.inSentence`),
    at: t(`places.${place}.at`),
  });
  const rows = [
    ...items.map((item) => {
      const source = quests.find((each) => each.item === item);
      return source && t('talk.lackingItem', { item: t(`items.${item}.name`), ...from(source) });
    }),
    ...kanji.map((each) => {
      const source = questThatTeaches(each);
      return source && t('talk.lackingKanji', { kanji: each, ...from(source) });
    }),
  ];
  return (
    <div className="tq-talk__lacking">
      <h3>{t('talk.lacking')}</h3>
      <ul>
        {rows.map(
          (row) =>
            row && (
              <li key={row}>
                <WithJapanese>{row}</WithJapanese>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
