import { useWords } from '../../words/language.ts';

const TABS = ['market', 'seats', 'cards', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** On a phone one part of the table is in sight at a time. */
export function Tabs({ tab, choose, unread }: { tab: Tab; choose(tab: Tab): void; unread: number }) {
  const { tabs } = useWords()['castles-table'];
  return (
    <nav className="tabs" aria-label={tabs.label()}>
      {TABS.map((each) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => choose(each)}>
          {tabs[each]()}
          {each === 'log' && unread > 0 && <Unread count={unread} />}
        </button>
      ))}
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  const { tabs } = useWords()['castles-table'];
  return (
    <b className="unread-mark">
      <span className="visually-hidden">{tabs.unread({ count })}</span>
      <span aria-hidden="true">{count}</span>
    </b>
  );
}
