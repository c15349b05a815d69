import './styles/index.css';
import { asIfRevealed, type BetweenAction, type BetweenView, outOfTurn, ROUNDS, TURNS } from '@luftschloss/engine/between';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Companion } from '../../companion/Companion.tsx';
import { Explained } from '../../explain/Explained.tsx';
import { NARROW, useMedia } from '../../shell/useMedia.ts';
import { Announcer } from '../../table/Announcer.tsx';
import { ChangeNote } from '../../table/ChangeNote.tsx';
import { useGuide } from '../../table/guide.ts';
import { HandOver } from '../../table/HandOver.tsx';
import type { HelpPart } from '../../table/KeysHelp.tsx';
import type { TableLink } from '../../table/link.ts';
import { namesOf } from '../../table/names.ts';
import { usePlanning } from '../../table/planning.ts';
import { TableHeader } from '../../table/TableHeader.tsx';
import { useUnread } from '../../table/unread.ts';
import { useChanges } from '../../table/useChanges.ts';
import { useSawPlay, useTable, useTurnTitle } from '../../table/useTable.ts';
import { useTelling } from '../../table/useTelling.ts';
import { needWords, useLanguage } from '../../words/language.ts';
import type { Pointed } from './Boards.tsx';
import { Bottom } from './Bottom.tsx';
import { CastleTabs } from './CastleTabs.tsx';
import { Definitions } from './Definitions.tsx';
import { Flights } from './Flights.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { boardKey } from './keys.ts';
import { LogSide } from './LogSide.tsx';
import { type LookedAt, pointedRoom } from './looked-at.ts';
import { Middle } from './Middle.tsx';
import { Sky } from './Sky.tsx';
import { Strip } from './Strip.tsx';
import { countingSide, seatingOf } from './seating.ts';
import { type Table, useProbes } from './table.ts';
import { useGuided } from './useGuided.ts';
import { useHold } from './useHold.ts';
import { useInSight } from './useInSight.ts';
import { useSpeech } from './useSpeech.ts';
import { useTrying } from './useTrying.ts';

/** Nobody needs it before the end. */
const Ending = lazy(() => import('./Ending.tsx'));

export default function BetweenTable({ link }: { link: TableLink }) {
  const plain = useTable(link);
  const { table, shown, live } = plain;
  const real = shown.view as BetweenView;
  const plan = usePlanning(plain, asIfRevealed);
  const planning = plan.view !== null;
  const view = plan.view ?? real;
  const say = useSpeech();
  const language = useLanguage();
  const { term, words } = language;
  const name = term('common.game', 'between');
  // Ludwig sits after the last player.
  const names = useMemo(() => [...namesOf(table.seats), words.between.ludwig()], [table.seats, words]);
  const { viewer } = view;
  const guide = useGuide();
  const playing = live && viewer !== null && (guide?.asks ?? true) && table.handOver === null && !table.stopped && !table.standIns[viewer];
  const { controls, note, keeping, dismiss } = useChanges(plain, playing ? taskOf(real) : null, isBeside);
  const hold = useHold(view, keeping);
  useGuided(view, hold);
  const [seat, sit] = useState(0);
  const seating = useMemo(() => seatingOf(view, viewer ?? seat), [view, viewer, seat]);
  const narrow = useMedia(NARROW);
  const inSight = useInSight(view, seating, hold, narrow);
  const [pointed, point] = useState<Pointed | null>(null);
  const [looked, setLooked] = useState<LookedAt | null>(null);
  const [helped, setHelped] = useState<HelpPart | null>(null);
  const sawPlay = useSawPlay(plain);
  const probes = useProbes(view, seating, hold);
  const unread = useUnread(table);
  const telling = useTelling(table);
  const question = telling.question(real);
  useTurnTitle(table, name);
  const { confirmable, ...trying } = useTrying(view, hold, {
    controls,
    telling,
    allowed: playing && !planning && !table.sending,
    help: () => setHelped('keys'),
  });
  const lower = countingSide(view, seating);
  const me = viewer === null ? say.words.countsFor({ name: names[seating.me] }) : say.words.countsForYou();
  const counts = { left: lower === 'left' ? me : null, right: lower === 'right' ? me : null };
  const parts: Table = {
    ...trying,
    ...{ view, seating, names, telling, controls, hold, playing, planning, point, probes, show: inSight.show },
    toAct: shown.toAct,
    pointed: pointed ?? (looked && pointedRoom(view, looked)),
    only: narrow ? inSight.side : null,
    counts,
    look: (castle, cell) => setLooked(cell && { castle, ...cell }),
    onKey: (event) => boardKey(event, { controls: hold, confirm: confirmable ? trying.confirm : null }),
  };
  const context = useMemo(() => ({ view, names, language }), [view, names, language]);
  return (
    <div data-style="between">
      <div
        className={`table picture-table between-table ${viewer === null ? 'watching-only' : ''}`}
        data-tab={inSight.tab}
        data-phase={view.phase}
        data-plan={planning ? '' : undefined}
        data-over={shown.result ? '' : undefined}
        data-log={inSight.logOpen ? 'open' : undefined}
      >
        <Definitions />
        <TableHeader
          controls={controls}
          name={name}
          facts={
            view.phase === 'over'
              ? say.words.over()
              : say.words.status({ round: view.round, rounds: ROUNDS, turn: view.turn, turns: TURNS })
          }
          question={question}
          help={() => setHelped('signs')}
          toChat={() => (narrow ? inSight.openTab('table') : inSight.openLog(true))}
          plan={plan}
          follow={inSight.follow}
        />
        <Announcer table={table} question={question} />
        <HandOver controls={controls} />
        <CastleTabs
          {...{ view, seating, names, counts, unread }}
          side={inSight.side}
          tab={inSight.tab}
          show={inSight.show}
          preview={trying.preview}
          toTable={() => inSight.openTab(inSight.tab === 'table' ? 'play' : 'table')}
        />
        <section className="around" aria-label={say.words.aroundTable()}>
          <Strip
            {...{ view, seating, names, pointed }}
            watched={inSight.watched}
            watch={inSight.watch}
            toAct={shown.toAct}
            sit={viewer === null ? sit : null}
          />
          <button
            type="button"
            className="open-log wide-only"
            aria-pressed={inSight.logOpen}
            onClick={() => inSight.openLog(!inSight.logOpen)}
          >
            {say.words.log.title()}
          </button>
        </section>
        <Sky table={parts} looked={looked} watched={inSight.watched} closeWatched={inSight.unwatch} closeLooked={() => setLooked(null)} />
        {!shown.result && <Middle table={parts} />}
        {!shown.result && <Bottom table={parts} />}
        <LogSide {...{ controls, telling, view, point }} leadsTo={inSight.leadsTo} close={() => inSight.openLog(false)} />
        {shown.result && (
          <Suspense>
            <Ending controls={controls} view={view} result={shown.result} names={names} fresh={sawPlay} />
          </Suspense>
        )}
        <ChangeNote note={note} dismiss={dismiss} />
        {helped && <KeysHelp first={helped} close={() => setHelped(null)} />}
        <Companion controls={plain} load={tips} />
        <Explained load={explanations} context={context} light={point} />
        <Flights view={real} live={live} />
      </div>
    </div>
  );
}

/** Only those who want it fetch it. */
const tips = () => Promise.all([import('./companion.ts'), needWords(['companion'])]).then(([{ book }]) => book);

/** Nobody needs them before pointing at something. */
const explanations = () => Promise.all([import('./explanations.ts'), needWords(['between-signs'])]).then(([{ explain }]) => explain);

/** Advice and taking back happen beside whatever else is being tried. */
function isBeside(action: unknown): boolean {
  return outOfTurn(action as BetweenAction);
}

/** What the viewer has to do, whoever else is at work: a partner's bonus delays it and does not take it away. */
function taskOf(view: BetweenView): string | null {
  const me = view.viewer;
  if (me === null) return null;
  const bonuses = view.waiting.map((bonus) => (bonus?.by === me ? bonus.decision : ''));
  const step = [view.round, view.turn, view.phase].join(' ');
  if (view.phase === 'assign') return view.drawnForLudwig.length > 0 ? step : null;
  if (view.phase === 'choose') return view.chosen === null ? step : null;
  return view.phase === 'place' && (view.revealed[me].length > 0 || bonuses.some(Boolean)) ? step : null;
}
