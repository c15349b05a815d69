import { memo } from 'react';

/** One of our own drawings, which come as SVG text. Texts inside them were escaped when they were drawn. */
export const Drawing = memo(function Drawing({ svg, className = '', label }: { svg: string; className?: string; label?: string }) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing package escapes whatever comes from outside.
  return <div {...naming} className={`drawing ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />;
});

/** A part of one of our drawings within a larger picture. */
export const Ink = memo(function Ink({ svg, className = '' }: { svg: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing package escapes whatever comes from outside.
  return <g className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
});
