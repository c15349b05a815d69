import './shell.css';
import type { ReactNode } from 'react';
import { changeSettings, THEMES, type ThemeChoice, useSettings } from './settings.ts';

const THEME_WORDS: { readonly [theme in ThemeChoice]: string } = { auto: 'As the device', paper: 'Paper', blueprint: 'Blueprint' };

interface ShellProps {
  children: ReactNode;
  title?: string;
  page?: string; // whose styles hold in it
}

/** The frame of every page but the table. */
export function Shell({ children, title, page }: ShellProps) {
  return (
    <div data-style="shell">
      <button type="button" className="skip" onClick={focusMain}>
        Skip to the content
      </button>
      <header className="masthead">
        <a className="brand" href="#/">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="34" height="34" />
          <span>Luftschloss</span>
        </a>
        <nav aria-label="Main">
          <a href="#/new">New table</a>
          <a href="#/rules/castles">Rules</a>
          <a href="#/gallery">Rooms</a>
          <a href="#/settings">Settings</a>
          <a href="#/about">About</a>
        </nav>
        <ThemePicker />
      </header>
      <main id="main" tabIndex={-1} data-style={page}>
        {title !== undefined && <h1 className="page-title">{title}</h1>}
        {children}
      </main>
      <footer className="colophon">An unofficial fan project, free and open source. Everything drawn and written here is our own.</footer>
    </div>
  );
}

/** The hash is the address of the page here, so that links within a page move the focus by hand. */
function focusMain(): void {
  document.getElementById('main')?.focus();
}

export function ThemePicker({ label }: { label?: string }) {
  const { theme } = useSettings();
  return (
    <label className="theme-picker">
      <span className={label ? '' : 'visually-hidden'}>{label ?? 'Theme'}</span>
      <select value={theme} onChange={({ target }) => changeSettings({ theme: target.value as ThemeChoice })}>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {THEME_WORDS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
