import { useTexts } from './useTexts.ts';

const TABS = ['palace', 'mine', 'rivals', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** On a phone one part of the table is in sight at a time. */
export function Tabs({ tab, choose, unread }: { tab: Tab; choose(tab: Tab): void; unread: number }) {
  const texts = useTexts();
  return (
    <nav className="tabs" aria-label={texts.tabsLabel}>
      {TABS.map((each) => (
        <button key={each} type="button" data-tab-of={each} aria-pressed={each === tab} onClick={() => choose(each)}>
          {texts.tab(each)}
          {each === 'log' && unread > 0 && (
            <b className="unread-mark">
              <span className="visually-hidden">{texts.newLines}</span>
              {unread}
            </b>
          )}
        </button>
      ))}
    </nav>
  );
}
