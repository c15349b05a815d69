import { palaceDefinitions, palaceLetters, palaceTileFragment, palaceTypeColour } from '@luftschloss/drawing';
import type { Swan, TileId, TileType } from '@luftschloss/engine/palace';
import { memo, useMemo } from 'react';
import { Drawing, Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { useTexts } from './useTexts.ts';

/** What all drawings of the table use by its name. */
export const Definitions = memo(function Definitions() {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const svg = useMemo(() => `<svg width="0" height="0">${palaceDefinitions(theme, language)}</svg>`, [theme, language]);
  return <Drawing svg={svg} className="definitions" />;
});

interface SwanTokenProps {
  swan: Swan;
  secret?: boolean;
  size?: number;
  label?: string;
  sign?: string | null; // none where something larger is the sign
}

/** A swan by its colour and by the sign on its breast. */
export function SwanToken({ swan, secret = false, size = 22, label, sign }: SwanTokenProps) {
  const texts = useTexts();
  return (
    <svg
      className={`swan-token ${secret ? 'secret' : ''}`}
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      data-sign={sign === null ? undefined : (sign ?? (secret ? 'secret' : `swan:${swan === '*' ? 'grey' : swan}`))}
      role="img"
      aria-label={label ?? texts.swanName(swan, secret)}
    >
      <SwanMark swan={swan} secret={secret} />
    </svg>
  );
}

/** The same within a larger picture, its middle at the origin. */
export function SwanMark({ swan, secret = false }: { swan: Swan; secret?: boolean }) {
  return (
    <>
      {secret && (
        <>
          <circle r="12.4" className="secret-rim" />
          <circle r="12.4" className="secret-beads" />
        </>
      )}
      <use href="#palace-pad" />
      <use href={`#palace-swan-${swan === '*' ? 'grey' : swan}`} />
    </>
  );
}

/** A secret swan of somebody else. */
export function HiddenSwan({ size = 22, label }: { size?: number; label: string }) {
  return (
    <svg className="swan-token secret" data-sign="secret" width={size} height={size} viewBox="-13 -13 26 26" role="img" aria-label={label}>
      <circle r="12.4" className="secret-rim" />
      <circle r="12.4" className="secret-beads" />
      <text className="hidden-mark" y="5.4">
        ?
      </text>
    </svg>
  );
}

/** A tile as it lies in the row, or face down and turned on a slot. */
export const TilePicture = memo(function TilePicture({ tile, size = 72 }: { tile: TileId; size?: number }) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const svg = useMemo(() => palaceTileFragment(tile, 0, theme, language, size / 96), [tile, theme, language, size]);
  return (
    <svg className="tile-picture" width={size} height={size} viewBox="-48 -48 96 96" aria-hidden="true">
      <Ink svg={svg} />
    </svg>
  );
});

/** A type by colour and letter. */
export function TypeMark({ type, size = 22 }: { type: TileType; size?: number }) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const dark = type === 'downstairs' || theme === 'night';
  return (
    <svg
      className={`type-mark ${dark ? 'dark' : ''}`}
      data-sign={`type:${type}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="22" height="22" rx="3" fill={palaceTypeColour(type, theme)} />
      <text x="12" y="17">
        {palaceLetters(language)[type]}
      </text>
    </svg>
  );
}

/** The picture of a type. */
export function TypeIcon({ type, size = 26 }: { type: TileType; size?: number }) {
  const theme = useDrawingTheme();
  return (
    <svg className="type-icon" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <rect x="-12" y="-12" width="24" height="24" rx="4" fill={palaceTypeColour(type, theme)} />
      <use href={`#palace-icon-${type}`} />
    </svg>
  );
}

export function Seal({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <use href="#palace-wax" />
    </svg>
  );
}

/** Swans beside each other; `'*'` many times is a price. */
export function Swans({ swans, size = 20, sign }: { swans: readonly Swan[]; size?: number; sign?: string | null }) {
  return (
    <span className="swans">
      {swans.map((swan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
        <SwanToken key={`${swan} ${index}`} swan={swan} size={size} {...(sign === undefined ? {} : { sign })} />
      ))}
    </span>
  );
}

export function Price({ amount, size = 17 }: { amount: number; size?: number }) {
  return <Swans swans={Array.from({ length: amount }, () => '*' as const)} size={size} sign="price" />;
}
