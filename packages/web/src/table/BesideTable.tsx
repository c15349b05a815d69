import './beside-table.css';
import type { ReactNode } from 'react';

interface BesideTableProps {
  panel: ReactNode; // a sheet
  children: ReactNode; // the table
  touched?(): void; // somebody begins to do something at the table
}

/** A table with something said beside it, or above it on a narrow screen: a lesson, a puzzle, a moment that is tried again. */
export function BesideTable({ panel, children, touched }: BesideTableProps) {
  return (
    <div data-style="beside-table" className="beside-page">
      {panel}
      <div className="table-beside" onPointerDownCapture={touched} onKeyDownCapture={touched}>
        {children}
      </div>
    </div>
  );
}
