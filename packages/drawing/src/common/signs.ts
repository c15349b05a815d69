/** The mark by which a page knows what a part of a drawing is the sign of: `kind`, or `kind:about`. */
export function signMark(kind: string, about?: string | number): { readonly 'data-sign': string } {
  return { 'data-sign': about === undefined ? kind : `${kind}:${about}` };
}
