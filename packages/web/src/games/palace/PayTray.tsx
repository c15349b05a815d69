import { type Colour, currentTask, type PalaceView, previewOf } from '@luftschloss/engine/palace';
import { useMemo } from 'react';
import type { DraftOf } from './draft.ts';
import { laidTokens, moved, type PlacedToken } from './paying.ts';
import { SwanToken } from './Signs.tsx';
import { Standings } from './Standings.tsx';
import { setsOf, tokensOf } from './sets.ts';
import { useTexts } from './useTexts.ts';

interface PayTrayProps {
  view: PalaceView;
  draft: DraftOf<'pay'>;
  own: boolean; // somebody has changed what was laid out
  set(draft: DraftOf<'pay'> | null): void;
}

/** The price, and all swans of the payer in their best sets. A tap sends a swan to the price or takes it back. */
export function PayTray({ view, draft, own, set }: PayTrayProps) {
  const texts = useTexts();
  const task = currentTask(view);
  const amount = task?.type === 'pay' ? task.amount : 0;
  const player = view.players[view.viewer ?? 0];
  const tokens = useMemo(() => tokensOf(player), [player]);
  const sets = useMemo(() => setsOf(tokens), [tokens]);
  const laid = laidTokens(sets, draft);
  const press = (token: PlacedToken): void => set(moved(draft, token, laid.includes(token.key), amount));
  const onPrice = tokens.filter(({ key }) => laid.includes(key));
  return (
    <section className="pay-tray" aria-label={texts.priceTitle(amount)} data-testid="pay-tray">
      <div className="price-box">
        <h2>{texts.priceTitle(amount)}</h2>
        <div className="price-places">
          {Array.from({ length: amount }, (_, place) => {
            const token = onPrice[place];
            return token ? (
              <button
                key={token.key}
                type="button"
                className="token laid"
                data-testid="laid"
                aria-label={texts.takeBack(token.colour, token.secret)}
                onClick={() => press(token)}
              >
                <SwanToken swan={token.colour} secret={token.secret} size={34} />
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number.
              <span key={`empty ${place}`} className="token empty" />
            );
          })}
        </div>
        <p className="small">
          <span>{purchaseWords(view, texts)}</span>
          <b>{texts.laid(onPrice.length, amount)}</b>
        </p>
      </div>
      <div className="swan-sets">
        <h2>
          {texts.mySwans(tokens.length)}
          {player.secret.length > 0 && (
            <small>
              <SwanToken swan={player.secret[0] ?? '*'} secret size={18} /> {texts.secretKey}
            </small>
          )}
        </h2>
        <ul>
          {sets.map((set_) => (
            <li key={set_.key} className={set_.tokens.some(({ key }) => laid.includes(key)) ? 'broken' : ''}>
              {set_.tokens.map((token) => (
                <button
                  key={token.key}
                  type="button"
                  className={`token ${laid.includes(token.key) ? 'gone' : ''}`}
                  data-testid="swan"
                  data-swan={`${token.colour}${token.secret ? ' secret' : ''}`}
                  aria-pressed={laid.includes(token.key)}
                  aria-label={texts.swanName(token.colour, token.secret)}
                  onClick={() => press(token)}
                >
                  <SwanToken swan={token.colour} secret={token.secret} size={28} />
                </button>
              ))}
              <b>{set_.points}</b>
            </li>
          ))}
        </ul>
        <p className="small">{own ? texts.ownChoice : texts.suggestion}</p>
      </div>
    </section>
  );
}

function purchaseWords(view: PalaceView, texts: ReturnType<typeof useTexts>): string {
  const task = currentTask(view);
  if (task?.type !== 'pay') return '';
  const { purchase } = task;
  if (purchase.type === 'build') return texts.forBuild(purchase.tile);
  if (purchase.type === 'activate') return texts.forSlot;
  return purchase.type === 'favors' ? texts.forFavors : texts.forDiscard;
}

interface PayPanelProps {
  view: PalaceView;
  draft: DraftOf<'pay'>;
  confirm: (() => void) | null;
  reset: (() => void) | null; // back to what was laid out
}

/** What the payment costs in points, and the last word. */
export function PayPanel({ view, draft, confirm, reset }: PayPanelProps) {
  const texts = useTexts();
  const task = currentTask(view);
  const amount = task?.type === 'pay' ? task.amount : 0;
  const missing = amount - draft.swans.length - draft.secret.length;
  const after = useMemo(
    () =>
      confirm ? previewOf(view, { type: 'pay', swans: [...draft.swans] as Colour[], secret: [...draft.secret] as Colour[] }).after : null,
    [view, draft, confirm],
  );
  return (
    <section className="hand pay-panel sheet" aria-label={texts.askPay(amount)} data-testid="pay">
      <h2>{texts.askPay(amount)}</h2>
      <div className="hand-scroll">
        {after ? (
          <Standings before={view} after={after} seat={view.viewer ?? 0} sets />
        ) : (
          <p className="hint-line">{texts.mustLay(missing)}</p>
        )}
      </div>
      <div className="hand-buttons">
        <button type="button" disabled={!reset} onClick={reset ?? undefined}>
          {texts.asSuggested}
        </button>
        <button type="button" className="primary" data-testid="confirm-pay" disabled={!confirm} onClick={confirm ?? undefined}>
          {texts.pay(amount)} <kbd>⏎</kbd>
        </button>
      </div>
    </section>
  );
}
