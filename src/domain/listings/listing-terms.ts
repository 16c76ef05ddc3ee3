import { formatUsd } from '../money.ts'

interface Term {
  /** Of `listings`. */
  column: string
  label: string
  /** Whole headers (as `headerWords` gives them) that a file may name it by, best first, separated by commas. */
  headers: string
  /** On a public listing it changes only after a look at it. */
  isReviewed?: true
}

export interface TextTerm extends Term {
  kind: 'text'
  max: number
}

/** Whole US dollars, once. */
export interface DollarsTerm extends Term {
  kind: 'dollars'
}

/**
 * Facts of a listing that are one optional value each, in the order people see them. Form, API, file, export, review and
 * page derive from here: to add one see CONTRIBUTING, "Add a listing field".
 */
export const LISTING_TERMS = {
  minContract: {
    kind: 'text',
    column: 'min_contract',
    label: 'Minimum contract',
    max: 120,
    headers: 'min contract, minimum contract, minimum term, min flight, minimum flight',
  },
  setupFee: {
    kind: 'dollars',
    column: 'setup_fee',
    label: 'Setup fee',
    headers:
      'setup fee, set up fee, installation fee, install fee, installation cost, install cost, ' +
      'installation, installation charge, installation price, installation rate',
  },
  paymentTerms: {
    kind: 'text',
    column: 'payment_terms',
    label: 'Payment terms',
    max: 200,
    headers: 'payment terms, terms',
  },
} as const satisfies Record<string, TextTerm | DollarsTerm>

type Terms = typeof LISTING_TERMS
export type TermName = keyof Terms
type Of<Name extends TermName, Text, Dollars> = Terms[Name]['kind'] extends 'text' ? Text : Dollars

export type TermValues = { [Name in TermName]: Of<Name, string, number> | null }
export type TermColumns = { [Name in TermName as Terms[Name]['column']]: TermValues[Name] }

export const TERM_NAMES = Object.keys(LISTING_TERMS) as TermName[]

/** One thing a term, made by what kind it is. */
export function mapTerms<Text, Dollars>(make: {
  text: (term: TextTerm, name: TermName) => Text
  dollars: (term: DollarsTerm, name: TermName) => Dollars
}): { [Name in TermName]: Of<Name, Text, Dollars> } {
  const entries = TERM_NAMES.map((name) => {
    const term: TextTerm | DollarsTerm = LISTING_TERMS[name]
    return [name, term.kind === 'text' ? make.text(term, name) : make.dollars(term, name)]
  })
  return Object.fromEntries(entries)
}

export function toTermColumns(
  values: {
    [Name in TermName]?: TermValues[Name] | undefined
  },
): TermColumns {
  return Object.fromEntries(
    TERM_NAMES.map((name) => [LISTING_TERMS[name].column, values[name] ?? null]),
  ) as TermColumns
}

export function fromTermColumns(row: TermColumns): TermValues {
  return Object.fromEntries(TERM_NAMES.map((name) => [name, row[LISTING_TERMS[name].column]])) as TermValues
}

/** As people read it; null when the seller says nothing. */
export function formatTerm(name: TermName, values: TermValues): string | null {
  const value = values[name]
  return typeof value === 'number' ? formatUsd(value) : value
}

/** `Setup fee` → `Setup Fee` */
export function termHeading(name: TermName): string {
  return LISTING_TERMS[name].label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
