import {
  getAdminAnswers,
  postAdminAnswerRemoval,
  type RefusedAnswer,
  refusedKinds,
} from '@michi/contracts/admin-answers';
import { isLocale } from '@michi/messages/locales';
import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { EmptyState } from '@michi/ui/state';
import { useToast } from '@michi/ui/toast';
import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { languageNames } from '../shell/language-menu.tsx';
import { useAdminCall } from './admin-call.tsx';
import type { Column } from './data-table.tsx';
import { Filter, SearchField, SectionHead } from './list-controls.tsx';
import { RecordList } from './record-list.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useDeed } from './use-deed.ts';
import { useListAddress } from './use-list-address.ts';

const dayMs = 24 * 60 * 60_000;
const keyOf = ({ kanji, kind, language, text }: RefusedAnswer): string =>
  JSON.stringify([kanji, kind, language, text]);

/** Refused answers that learners called right, to be taken into the lists of meanings and readings, or not. */
export function RefusedAnswers() {
  const t = useTranslations('admin.answers');
  const sections = useTranslations('admin.sections');
  const any = useTranslations('admin.list')('any');
  const call = useAdminCall();
  const address = useListAddress({
    ...{ search: '', kind: 'any', sort: 'count', direction: 'desc' },
  });
  const { values, query, key, set } = address;
  const { asked, busy, again } = useAdminAnswer(key, () => call(getAdminAnswers, { query: query as never }));
  const columns = useColumns(again);
  return (
    <>
      <SectionHead
        title={sections('answers')}
        line={asked.phase === 'there' && t('count', { count: asked.value.total })}
      />
      <search className="adm-filters">
        <SearchField value={values.search} label={t('search')} onSearch={(search) => set({ search })} />
        <Filter
          label={t('kind')}
          value={values.kind}
          options={[['any', any], ...refusedKinds.map((kind) => [kind, t(`kinds.${kind}`)] as const)]}
          onChange={(kind) => set({ kind })}
        />
      </search>
      <div>
        <RecordList
          {...{ asked, busy, columns, address }}
          onRetry={again}
          label={sections('answers')}
          idOf={keyOf}
          empty={<EmptyState kanji="無" title={t('none')} text={t('noneText')} />}
        />
      </div>
    </>
  );
}

function useColumns(onRemoved: () => void): readonly Column<RefusedAnswer>[] {
  const t = useTranslations('admin.answers');
  const format = useFormatter();
  const formatDate = useDateFormat();
  return [
    {
      id: 'kanji',
      header: t('kanji'),
      enableSorting: true,
      cell: ({ row: { original } }) => <Ja className="adm-kanji">{original.kanji}</Ja>,
    },
    {
      id: 'text',
      header: t('text'),
      cell: ({ row: { original } }) => (
        <b translate="no" lang={original.language}>
          {original.text}
        </b>
      ),
    },
    { id: 'kind', header: t('kind'), cell: ({ row: { original } }) => t(`kinds.${original.kind}`) },
    {
      id: 'language',
      header: t('language'),
      cell: ({ row: { original } }) =>
        isLocale(original.language) ? languageNames[original.language] : original.language,
    },
    {
      id: 'count',
      header: t('times'),
      enableSorting: true,
      cell: ({ row: { original } }) => format.number(original.count),
    },
    {
      id: 'last_day',
      header: t('lastDay'),
      enableSorting: true,
      cell: ({ row: { original } }) => formatDate(original.last_day * dayMs, { dateStyle: 'medium' }),
    },
    {
      id: 'deed',
      header: t('deed'),
      cell: ({ row: { original } }) => <Removal answer={original} onRemoved={onRemoved} />,
    },
  ];
}

function Removal({ answer, onRemoved }: { answer: RefusedAnswer; onRemoved: () => void }) {
  const t = useTranslations('admin.answers');
  const call = useAdminCall();
  const show = useToast();
  const { busy, run } = useDeed(onRemoved);
  const { kanji, kind, language, text, count } = answer;
  return (
    <Button
      variant="line"
      size="sm"
      icon="check"
      busy={busy}
      aria-label={t('remove', { kanji, text })}
      onClick={() =>
        run(async () => {
          await call(postAdminAnswerRemoval, { body: { kanji, kind, language, text, count } });
          show({ tone: 'ok', title: t('removed') });
          onRemoved();
        })
      }
    >
      {t('deed')}
    </Button>
  );
}
