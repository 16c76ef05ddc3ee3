import { REQUEST_STEPS, type RequestStep } from './request-words.ts'

/** Of the form that sends a plan to its sellers: fields of the page stand in it by this name. */
export const REQUEST_FORM = 'request-all'
/** A line that is not sent, as its list of steps says it. */
export const LEAVE_OUT = 'none'

/** By line; null: left out. */
export type RequestChoices = Readonly<Record<number, RequestStep | null>>

/** What the page of a request has been told in its address, by a browser without scripts. */
export interface RequestSearch {
  agency?: string
  /** "12.hold_13.none" */
  choose?: string
  brand?: string
  note?: string
  sponsor?: string
}

export interface ReadRequestSearch {
  isAgency: boolean
  choices: RequestChoices
  brand: string
  note: string
  /** Null: it is no political advertisement. */
  sponsor: string | null
}

/** What cannot be read is left out. */
export function readRequestSearch(raw: Record<string, unknown>): ReadRequestSearch {
  const text = (name: keyof RequestSearch) => {
    const value = raw[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    isAgency: text('agency') !== '',
    choices: parseChoices(text('choose')),
    brand: text('brand'),
    note: text('note'),
    sponsor: typeof raw.sponsor === 'string' ? raw.sponsor : null,
  }
}

function parseChoices(text: string): RequestChoices {
  return Object.fromEntries(
    text.split('_').flatMap((part) => {
      const [, line, chosen] = /^(\d{1,10})\.(\w+)$/.exec(part) ?? []
      const step = readStep(chosen)
      return line && step !== undefined ? [[Number(line), step]] : []
    }),
  )
}

/** Undefined: no step. */
function readStep(text: string | undefined): RequestStep | null | undefined {
  return text === LEAVE_OUT ? null : REQUEST_STEPS.find((step) => step === text)
}

/** The line of a request as the form of its page carries it: its step and the hash of its terms, as they were shown. */
export function writeShownLine({ lineId, step, sha256 }: ShownLine): string {
  return `${lineId}.${step}.${sha256}`
}

interface ShownLine {
  lineId: number
  step: RequestStep
  sha256: string
}

export interface PressedRequest {
  /** Of the page: pressed twice it is sent once. */
  key: string
  isRead: boolean
  /** What is chosen now is what the page had shown, sums and terms with it. */
  isAsShown: boolean
  brand: string
  note: string
  sponsor: string | null
  isAgency: boolean
  /** As the page had shown them. */
  lines: ShownLine[]
  /** Of the page that shows what is chosen now: its address. */
  search: URLSearchParams
}

/** What a page without scripts posts. */
export function readRequestForm(given: URLSearchParams): PressedRequest {
  const text = (name: string) => (given.get(name) ?? '').replace(/\r\n?/g, '\n')
  const lines = given.getAll('line').flatMap((shown) => {
    const [, line, named, sha256] = /^(\d{1,10})\.(\w+)\.([0-9a-f]{64})$/.exec(shown) ?? []
    const step = readStep(named)
    return line && step && sha256 ? [{ lineId: Number(line), step, sha256 }] : []
  })
  const chosen = [...given].flatMap(([name, value]) => {
    const [, line] = /^step\.(\d{1,10})$/.exec(name) ?? []
    const step = readStep(value)
    return line && step !== undefined ? [{ lineId: Number(line), step }] : []
  })
  const shown = new Map(lines.map(({ lineId, step }) => [lineId, step]))
  const isAgency = given.has('isAgency')
  const isSame =
    chosen.every(({ lineId, step }) => (shown.get(lineId) ?? null) === step) &&
    isAgency === given.has('shownAgency')
  // of a page that has not asked for it yet: who names a sponsor need not tick the box as well
  const added = text('newSponsor').trim()
  const sponsor = given.has('isPolitical') ? text('sponsor') || added : added || null
  const [brand, note] = [text('brand'), text('note')]
  const search = new URLSearchParams({
    ...(isAgency && { agency: '1' }),
    ...(chosen.length > 0 && {
      choose: chosen.map(({ lineId, step }) => `${lineId}.${step ?? LEAVE_OUT}`).join('_'),
    }),
    ...(brand && { brand }),
    ...(note && { note }),
    ...(sponsor !== null && { sponsor }),
  })
  return {
    key: text('key'),
    isRead: given.has('isRead'),
    isAsShown: isSame && given.get('act') !== 'show' && given.has('key'),
    brand,
    note,
    sponsor,
    isAgency,
    lines,
    search,
  }
}
