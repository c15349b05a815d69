import './admin.css';
import type { AdminOverview } from '@luftschloss/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemWords } from '../online/problems.ts';
import { useSaying } from '../online/saying.ts';
import { Shell } from '../shell/Shell.tsx';
import { useLanguage } from '../words/language.ts';
import { AdminTables } from './AdminTables.tsx';
import { forgetKey, keyOf } from './admin-key.ts';
import { askAdmin } from './ask-admin.ts';
import { agoWords, millisecondsWords } from './figures-words.ts';

const LOOK_AGAIN = 5000;

/** For whoever runs the server, by the link that it printed when it started. */
export default function AdminPage({ secret }: { secret: string }) {
  const { words } = useLanguage();
  const [key, setKey] = useState(() => keyOf(secret));
  const { overview, problem } = useOverview(key);
  return (
    <Shell title={words.admin.title()} page="admin">
      <p role="alert" className="problem">
        {problem !== null && problemWords(words, problem)}
      </p>
      {overview && key !== '' && (
        <>
          <Figures overview={overview} />
          <AdminTables secret={key} counts={overview.tables} />
          <div className="admin-columns">
            <CleaningUp secret={key} />
            <Trouble trouble={overview.trouble} now={overview.now} />
          </div>
          <Limits limits={overview.limits} />
          <p className="actions">
            <button
              type="button"
              onClick={() => {
                forgetKey();
                // This page may live on, hidden, until the next one is loaded.
                setKey('');
                location.hash = '/';
              }}
            >
              {words.admin.forgetKey()}
            </button>
          </p>
        </>
      )}
    </Shell>
  );
}

function useOverview(key: string): { readonly overview: AdminOverview | null; readonly problem: unknown } {
  const [overview, setOverview] = useState<AdminOverview | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const current = useRef(true);
  const look = useCallback(async (): Promise<void> => {
    try {
      const told = await askAdmin<AdminOverview>(key, 'GET', '/api/admin');
      if (!current.current) return;
      setOverview(told);
      setProblem(null);
    } catch (error) {
      if (current.current) setProblem(error);
    }
  }, [key]);
  useEffect(() => {
    current.current = true;
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => {
      current.current = false;
      clearInterval(timer);
    };
  }, [look]);
  return { overview, problem };
}

function Figures({ overview }: { overview: AdminOverview }) {
  const language = useLanguage();
  const { words } = language;
  const spoken = words.admin.load;
  const { load, trouble, started, now, node, store } = overview;
  const storing = load.storing === null ? spoken.storingNothing() : millisecondsWords(words, load.storing);
  const figures = [
    { name: spoken.moves(), value: spoken.movesValue({ value: load.movesPerSecond / 1000 }), share: null },
    { name: spoken.pages(), value: spoken.count({ value: load.sockets }), share: null },
    { name: spoken.games(), value: spoken.count({ value: load.games }), share: null },
    { name: spoken.busy(), value: spoken.busyValue({ share: load.busy / 1000 }), share: load.busy / 1000 },
    { name: spoken.processor(), value: spoken.processorValue({ share: load.processor / 1000 }), share: null },
    { name: spoken.late(), value: millisecondsWords(words, load.delay), share: null },
    { name: spoken.storing(), value: storing, share: null },
    { name: spoken.memory(), value: spoken.megabytes({ value: load.memory / 1e6 }), share: null },
    { name: spoken.errors(), value: spoken.count({ value: trouble.errors }), share: null },
  ];
  return (
    <section aria-label={spoken.label()}>
      <p className="small">{spoken.started({ when: agoWords(language, now - started), store, node })}</p>
      <dl className="figures">
        {figures.map(({ name, value, share }) => (
          <div key={name} className="sheet figure">
            <dt>{name}</dt>
            <dd>
              {value}
              {share !== null && <meter min={0} max={1} high={0.7} optimum={0} value={Math.min(1, share)} aria-label={name} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function CleaningUp({ secret }: { secret: string }) {
  const { cleanUp: spoken } = useLanguage().words.admin;
  const { text, say, fail } = useSaying();
  const cleanUp = async (): Promise<void> => {
    const { removed } = await askAdmin<{ removed: number }>(secret, 'POST', '/api/admin/clean-up');
    say(({ admin }) => admin.cleanUp.removed({ count: removed }));
  };
  return (
    <section className="sheet panel" aria-label={spoken.title()}>
      <h2>{spoken.title()}</h2>
      <p>{spoken.help()}</p>
      <p className="actions">
        <button type="button" onClick={() => void cleanUp().catch(fail)}>
          {spoken.now()}
        </button>
      </p>
      <p role="status">{text}</p>
    </section>
  );
}

function Trouble({ trouble, now }: Pick<AdminOverview, 'trouble' | 'now'>) {
  const language = useLanguage();
  const spoken = language.words.admin.trouble;
  return (
    <section className="sheet panel" aria-label={spoken.title()}>
      <h2>{spoken.title()}</h2>
      {trouble.last.length === 0 && <p>{spoken.none()}</p>}
      <ul className="trouble">
        {trouble.last.map(({ number, at, level, message, cause }) => (
          <li key={number} className={level}>
            <span className="small">{spoken[level]({ when: agoWords(language, now - at) })}</span>
            <span>{message}</span>
            {cause && <span className="small">{cause}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Limits({ limits }: Pick<AdminOverview, 'limits'>) {
  const spoken = useLanguage().words.admin.limits;
  return (
    <section className="sheet panel" aria-label={spoken.title()}>
      <h2>{spoken.title()}</h2>
      <p className="small">{spoken.help()}</p>
      <dl className="limits">
        {limits.map(({ name, env, help, value }) => (
          <div key={name}>
            <dt>
              <code>--{name}</code> <strong>{value}</strong>
            </dt>
            <dd className="small">
              {help} <code>{env}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
