import {
  type Dashboard as Answer,
  type DayFigures,
  getAdminDashboard,
  type Span,
  spans,
} from '@michi/contracts/admin-dashboard';
import { Panel } from '@michi/ui/card';
import { Chip } from '@michi/ui/chip';
import { useEffect, useEffectEvent, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { ChangeList } from './change-list.tsx';
import { CohortTable } from './cohort-table.tsx';
import { DayPlot, Spark } from './day-plot.tsx';
import { DayTable } from './day-table.tsx';
import './dashboard.css';
import { GamesToday } from './games-today.tsx';
import { SectionHead } from './list-controls.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useListAddress } from './use-list-address.ts';

const spanIds = Object.keys(spans) as readonly Span[];
const figures = ['learners', 'newAccounts', 'runs', 'answers'] as const;
type Figure = (typeof figures)[number];
/** What is still counted is asked for again so soon. */
const askAgainMs = 3000;

/** How the site is doing, at a glance. */
export function Dashboard() {
  const t = useTranslations('admin.dashboard');
  const section = useTranslations('admin.sections')('dashboard');
  const formatDate = useDateFormat();
  const call = useAdminCall();
  const { values, set } = useListAddress({ span: 'month', figure: 'learners' });
  const span = spanIds.find((each) => each === values.span) ?? 'month';
  const { asked, busy, again } = useAdminAnswer(span, () => call(getAdminDashboard, { query: { span } }));
  const answer = asked.phase === 'there' ? asked.value : null;
  useAskAgain(answer, again);
  const time = (options: Intl.DateTimeFormatOptions) => formatDate(answer?.counted_at ?? 0, options);
  return (
    <>
      <SectionHead
        title={section}
        line={
          answer &&
          t('asOf', { date: time({ dateStyle: 'full' }), time: time({ hour: 'numeric', minute: '2-digit' }) })
        }
      >
        <fieldset className="chips" aria-label={t('span')}>
          {spanIds.map((each) => (
            <Chip key={each} pressed={each === span} onClick={() => set({ span: each })}>
              {t(`spans.${each}`)}
            </Chip>
          ))}
        </fieldset>
      </SectionHead>
      {answer ? (
        <div className="adm-dash" aria-busy={busy}>
          <Figures
            answer={answer}
            shown={figures.find((each) => each === values.figure) ?? 'learners'}
            onShow={(figure) => set({ figure })}
          />
          <CohortTable cohorts={answer.cohorts} />
          <Mail answer={answer} />
          <Changes answer={answer} onUndone={again} />
        </div>
      ) : (
        <AskedState asked={asked} onRetry={again} />
      )}
    </>
  );
}

/** Asks again as long as something is being counted. */
function useAskAgain(answer: Answer | null, again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    const isCounting =
      answer?.days.some(({ played }) => played === null) ||
      answer?.cohorts.some(({ learners, returned }) => learners === null || returned.includes(null));
    if (!isCounting) return;
    const timer = setTimeout(ask, askAgainMs);
    return () => clearTimeout(timer);
  }, [answer]);
}

function figureOf({ new_accounts, played }: DayFigures, figure: Figure): number | null {
  if (figure === 'newAccounts') return new_accounts;
  if (played === null) return null;
  return figure === 'learners' ? played.guests + played.accounts : played[figure];
}

/** The figures of today, the one that was chosen by day, and what was played. */
function Figures({
  answer,
  shown,
  onShow,
}: {
  answer: Answer;
  shown: Figure;
  onShow: (figure: Figure) => void;
}) {
  const t = useTranslations('admin.dashboard');
  const format = useFormatter();
  const { days, week_ago } = answer;
  const number = (value: number | null) => (value === null ? t('counting') : format.number(value));
  return (
    <>
      <ul className="adm-kpis" aria-label={t('today')}>
        {figures.map((figure) => {
          const values = days.map((day) => figureOf(day, figure));
          return (
            <li key={figure}>
              <button
                type="button"
                className="panel adm-kpi"
                aria-pressed={figure === shown}
                onClick={() => onShow(figure)}
              >
                <span className="soft">{t(`figures.${figure}`)}</span>
                <b className="num">{number(values.at(-1) ?? null)}</b>
                <span className="soft small num">
                  {t('weekAgo', { count: number(figureOf(week_ago, figure)) })}
                </span>
                <Spark values={values} />
              </button>
            </li>
          );
        })}
      </ul>
      <FigureByDay answer={answer} figure={shown} />
      <GamesToday games={answer.games_today} />
    </>
  );
}

function FigureByDay({ answer: { days, week_ago }, figure }: { answer: Answer; figure: Figure }) {
  const t = useTranslations('admin.dashboard');
  const format = useFormatter();
  const formatDate = useDateFormat();
  const titleId = useId();
  const values = days.map((day) => figureOf(day, figure));
  const known = values.filter((value) => value !== null);
  // Today is not over yet.
  const whole = values.slice(0, -1).filter((value) => value !== null);
  const mean = whole.reduce((sum, value) => sum + value, 0) / Math.max(1, whole.length);
  const most = Math.max(0, ...known);
  const meanText = format.number(mean, { maximumFractionDigits: mean < 10 ? 1 : 0 });
  const date = (day: string | undefined) =>
    formatDate(Date.parse(day ?? ''), { day: 'numeric', month: 'long' });
  const today = format.number(values.at(-1) ?? 0);
  const before = figureOf(week_ago, figure);
  const guests = { name: t('guests'), values: days.map(({ played }) => played?.guests ?? null) };
  const title = t(`perDay.${figure}`);
  return (
    <Panel as="section" className="adm-card adm-wide" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className="soft small num">
        {t('shows', {
          mean: meanText,
          day: date(days[values.indexOf(most)]?.date),
          most: format.number(most),
        })}
      </p>
      <DayPlot
        dates={days.map((day) => day.date)}
        lines={figure === 'learners' ? [{ name: t('all'), values }, guests] : [{ name: '', values }]}
        label={t('plotLabel', {
          ...{ title, from: date(days[0]?.date), to: date(days.at(-1)?.date) },
          ...{ mean: meanText, last: today },
        })}
      />
      {before !== null && (
        <p className="small soft num">{t('follows', { today, weekAgo: format.number(before) })}</p>
      )}
      {values.includes(null) && (
        <p className="small soft" role="status">
          {t('stillCounting')}
        </p>
      )}
      <DayTable days={days} />
    </Panel>
  );
}

function Mail({ answer: { letters, mails_waiting } }: { answer: Answer }) {
  const t = useTranslations('admin.dashboard.mail');
  const formatDate = useDateFormat();
  const titleId = useId();
  return (
    <Panel as="section" className="adm-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className={mails_waiting > 0 ? 'small adm-warn' : 'small soft'}>
        {t('waiting', { count: mails_waiting })}
      </p>
      <p className="small soft">{t('open', { count: letters.open })}</p>
      <ul className="adm-letters">
        {letters.latest.map(({ id, kind, created_at, beginning }) => (
          <li key={id}>
            <LocalLink className="adm-letter" to={`/admin/messages/${id}`} translate="no">
              {beginning}
            </LocalLink>
            <span className="soft small num">
              {t(`kinds.${kind}`)} · {formatDate(created_at, { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Changes({ answer, onUndone }: { answer: Answer; onUndone: () => void }) {
  const t = useTranslations('admin.dashboard.changes');
  const titleId = useId();
  return (
    <Panel as="section" className="adm-card" aria-labelledby={titleId}>
      <div className="adm-card__head">
        <h2 id={titleId}>{t('title')}</h2>
        <LocalLink className="adm-more" to="/admin/changes">
          {t('all')}
        </LocalLink>
      </div>
      <ChangeList changes={answer.changes} onUndone={onUndone} />
    </Panel>
  );
}
