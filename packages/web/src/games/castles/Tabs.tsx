const TABS = ['market', 'seats', 'cards', 'log'] as const;
export type Tab = (typeof TABS)[number];
const TAB_WORDS: { readonly [tab in Tab]: string } = { market: 'Market', seats: 'Seats', cards: 'Cards', log: 'Log' };

/** On a phone one part of the table is in sight at a time. */
export function Tabs({ tab, choose, unread }: { tab: Tab; choose(tab: Tab): void; unread: number }) {
  return (
    <nav className="tabs" aria-label="Parts of the table">
      {TABS.map((each) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => choose(each)}>
          {TAB_WORDS[each]}
          {each === 'log' && unread > 0 && <Unread count={unread} />}
        </button>
      ))}
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <b className="unread-mark">
      <span className="visually-hidden">, new lines of chat: </span>
      {count}
    </b>
  );
}
