import './shell.css';
import type { ReactNode } from 'react';
import { LanguagePicker } from '../words/LanguagePicker.tsx';
import { useWords } from '../words/language.ts';
import { changeSettings, THEMES, type ThemeChoice, useSettings } from './settings.ts';

interface ShellProps {
  children: ReactNode;
  title?: string;
  page?: string; // whose styles hold in it
}

/** The frame of every page but the table. */
export function Shell({ children, title, page }: ShellProps) {
  const { frame } = useWords().shell;
  return (
    <div data-style="shell">
      <button type="button" className="skip" onClick={focusMain}>
        {frame.skip()}
      </button>
      <header className="masthead">
        <a className="brand" href="#/">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="34" height="34" />
          <span>Luftschloss</span>
        </a>
        <nav aria-label={frame.navigation()}>
          <a href="#/learn">{frame.learn()}</a>
          <a href="#/new">{frame.newTable()}</a>
          <a href="#/rules/castles">{frame.rules()}</a>
          <a href="#/gallery">{frame.rooms()}</a>
          <a href="#/settings">{frame.settings()}</a>
          <a href="#/about">{frame.about()}</a>
        </nav>
        <ThemePicker />
      </header>
      <main id="main" tabIndex={-1} data-style={page}>
        {title !== undefined && <h1 className="page-title">{title}</h1>}
        {children}
      </main>
      <footer className="colophon">
        <span>{frame.colophon()}</span>
        {page !== 'settings' && <LanguagePicker />}
      </footer>
    </div>
  );
}

/** The hash is the address of the page here, so that links within a page move the focus by hand. */
function focusMain(): void {
  document.getElementById('main')?.focus();
}

/** Says without words what is chosen beside it. */
function DayAndNight() {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M8 1.4a6.6 6.6 0 0 1 0 13.2z" fill="currentColor" />
    </svg>
  );
}

export function ThemePicker({ label }: { label?: string }) {
  const { theme } = useSettings();
  const { settings, themes } = useWords().shell;
  return (
    <label className="theme-picker" title={label ? undefined : settings.theme()}>
      <span className={label ? '' : 'visually-hidden'}>{label ?? settings.theme()}</span>
      {!label && <DayAndNight />}
      <select value={theme} onChange={({ target }) => changeSettings({ theme: target.value as ThemeChoice })}>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {themes[each]()}
          </option>
        ))}
      </select>
    </label>
  );
}
