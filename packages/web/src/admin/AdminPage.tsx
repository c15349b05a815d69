import './admin.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Shell } from '../shell/Shell.tsx';
import { AdminTables } from './AdminTables.tsx';
import { forgetKey, keyOf } from './admin-key.ts';
import { askAdmin, millisecondsWords, type Overview, spanWords } from './overview.ts';

const LOOK_AGAIN = 5000;

/** For whoever runs the server, by the link that it printed when it started. */
export default function AdminPage({ secret }: { secret: string }) {
  const [key] = useState(() => keyOf(secret));
  const { overview, problem } = useOverview(key);
  return (
    <Shell title="Looking after the house" page="admin">
      <p role="alert" className="problem">
        {problem}
      </p>
      {overview && (
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
                location.hash = '/';
              }}
            >
              Leave, and forget the key in this tab
            </button>
          </p>
        </>
      )}
    </Shell>
  );
}

function useOverview(key: string): { readonly overview: Overview | null; readonly problem: string | null } {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(true);
  const look = useCallback(async (): Promise<void> => {
    try {
      const told = await askAdmin<Overview>(key, 'GET', '/api/admin');
      if (!current.current) return;
      setOverview(told);
      setProblem(null);
    } catch (error) {
      if (current.current) setProblem(error instanceof Error ? error.message : String(error));
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

function Figures({ overview }: { overview: Overview }) {
  const { load, trouble, started, now, node, store } = overview;
  const figures = [
    { name: 'Moves each second', value: (load.movesPerSecond / 1000).toFixed(1), share: null },
    { name: 'Pages connected', value: load.sockets.toLocaleString('en'), share: null },
    { name: 'Games in memory', value: load.games.toLocaleString('en'), share: null },
    { name: 'Busy', value: `${Math.round(load.busy / 10)} %`, share: load.busy / 1000 },
    { name: 'Processor', value: `${Math.round(load.processor / 10)} % of a core`, share: null },
    { name: 'Late by at most', value: millisecondsWords(load.delay), share: null },
    { name: 'Until a move is stored', value: load.storing === null ? 'none now' : millisecondsWords(load.storing), share: null },
    { name: 'Memory', value: `${Math.round(load.memory / 1e6)} MB`, share: null },
    { name: 'Errors since the start', value: trouble.errors.toLocaleString('en'), share: null },
  ];
  return (
    <section aria-label="Load">
      <p className="small">
        Open for {spanWords(now - started)}, with {store}, on Node {node}.
      </p>
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
  const [told, setTold] = useState('');
  const cleanUp = async (): Promise<void> => {
    const { removed } = await askAdmin<{ removed: number }>(secret, 'POST', '/api/admin/clean-up');
    setTold(removed === 0 ? 'There was nothing to clean up.' : `${removed} ${removed === 1 ? 'table was' : 'tables were'} removed.`);
  };
  return (
    <section className="sheet panel" aria-label="Clean-up">
      <h2>Clean-up</h2>
      <p>Once an hour the server removes tables that were left alone for longer than its limits say.</p>
      <p className="actions">
        <button type="button" onClick={() => cleanUp().catch((error: Error) => setTold(error.message))}>
          Clean up now
        </button>
      </p>
      <p role="status">{told}</p>
    </section>
  );
}

function Trouble({ trouble, now }: Pick<Overview, 'trouble' | 'now'>) {
  return (
    <section className="sheet panel" aria-label="Warnings and errors">
      <h2>Warnings and errors</h2>
      {trouble.last.length === 0 && <p>None since the start.</p>}
      <ul className="trouble">
        {trouble.last.map(({ number, at, level, message, cause }) => (
          <li key={number} className={level}>
            <span className="small">
              {level === 'error' ? 'Error' : 'Warning'}, {spanWords(now - at)} ago
            </span>
            <span>{message}</span>
            {cause && <span className="small">{cause}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Limits({ limits }: Pick<Overview, 'limits'>) {
  return (
    <section className="sheet panel" aria-label="Limits">
      <h2>Limits</h2>
      <p className="small">They are set when the server starts, as options or in the environment.</p>
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
