import './styles/base.css';
import './styles/controls.css';
import './styles/shared.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { addressOfLink } from './shell/route.ts';
import { languageKept, speakAsSet } from './words/language.ts';

const linked = addressOfLink(location.pathname, location.hash);
if (linked) history.replaceState(null, '', import.meta.env.BASE_URL + linked);

// Before anything is waited for: the page may have loaded by then.
const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve, { once: true });
});

const root = document.getElementById('page');
await speakAsSet();
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Keeps the page in this browser, in the language that is read here. */
async function settleIn(): Promise<void> {
  await loaded;
  await languageKept();
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  settleIn().catch(() => {
    // Without it the page still works, only not without a network.
  });
}
