import { betweenDefinitions } from '@luftschloss/drawing';
import { useMemo } from 'react';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';

/** Floors and skies for all drawings of the table. They come first: a browser takes the first of a name, and one that is hidden paints nothing. */
export function Definitions() {
  const theme = useDrawingTheme();
  const definitions = useMemo(() => betweenDefinitions(theme), [theme]);
  return (
    <svg className="definitions" width="0" height="0" aria-hidden="true">
      <Ink svg={definitions} />
    </svg>
  );
}
