/** Integer US cents. */
export interface DocumentLine {
  label: string
  /** How it comes about, or when it is due; may be empty. */
  detail: string
  cents: number
}

/** A line as bookkeepers enter it: what is credited or given back is negative. Integer US cents. */
export interface AccountingLine {
  label: string
  netCents: number
  taxCents: number
  paidCents: number
}

/** What is printed between the parties and the acceptances. */
export interface DocumentParts {
  facts: { label: string; text: string }[]
  lines: DocumentLine[]
  /** In order; the last is the total and the sum of the lines. */
  sums: { label: string; cents: number }[]
  /** When it is paid, or how the booking stands. */
  statement: { title: string; rows: DocumentLine[] } | null
  sections: { title: string; texts: string[] }[]
  /** Empty for what is not entered: an insertion order. */
  accounting: AccountingLine[]
}
