import type { Language } from '@luftschloss/words';

/** Numbers of tables as a language writes them. */
export interface Figures {
  whole(value: number): string;
  /** With exactly so many digits behind the point. */
  fixed(value: number, digits: number): string;
  /** With at most so many. */
  upTo(value: number, digits: number): string;
  /** With its sign, and two digits behind the point. */
  signed(value: number): string;
  precise(value: number, digits: number): string;
  megabytes(bytes: number): string;
}

export function figuresIn({ id }: Language): Figures {
  const written = (value: number, options: Intl.NumberFormatOptions): string => new Intl.NumberFormat(id, options).format(value);
  return {
    whole: (value) => written(value, { maximumFractionDigits: 0 }),
    fixed: (value, digits) => written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    upTo: (value, digits) => written(value, { maximumFractionDigits: digits }),
    signed: (value) => written(value, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
    precise: (value, digits) => written(value, { minimumSignificantDigits: digits, maximumSignificantDigits: digits }),
    megabytes: (bytes) => written(bytes / 1e6, { style: 'unit', unit: 'megabyte', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  };
}
