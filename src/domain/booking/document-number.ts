export const DOCUMENT_KINDS = ['insertion-order', 'invoice', 'receipt', 'credit-note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_TITLES: Record<DocumentKind, string> = {
  'insertion-order': 'Insertion order',
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
}

const CODES: Record<DocumentKind, string> = {
  'insertion-order': 'IO',
  invoice: 'INV',
  receipt: 'RCT',
  'credit-note': 'CN',
}

/** What a number is made of: each seller counts each kind of paper from 1 in each year, without gaps. */
export interface DocumentNumber {
  sellerId: number
  kind: DocumentKind
  year: number
  number: number
}

/** Names a document: `PLA-S12-IO-2027-0001`. */
export function toDocumentNumber({ sellerId, kind, year, number }: DocumentNumber): string {
  return `PLA-S${sellerId}-${CODES[kind]}-${year}-${String(number).padStart(4, '0')}`
}
