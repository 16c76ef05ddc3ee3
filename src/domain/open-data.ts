import { toWallTime } from './zoned-time.ts'

/** Facts are free to use with a mention; pictures are not part of it. */
export const OPEN_LICENSE = {
  id: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Placard',
  excluded: 'Pictures belong to their sellers: link to them, do not copy them.',
} as const

/** Where the files are; robots may read them. */
export const OPEN_ROOT = '/open/v1'
/** The nightly roots over all chains of proof, a line each; there is one whether there are feeds or not. */
export const PROOF_ROOTS_PATH = `${OPEN_ROOT}/proof-roots.jsonl`
export const OPEN_CHANGE_DAYS = 30
/** Of more spaces at once the whole file is less to read, for both. */
export const MAX_OPEN_CHANGES = 10_000
/** Files are made again at most so often. */
export const OPEN_MINUTES = 15
export const MAX_KEPT_OUT = 1_000
export const NEWEST_IN_ATOM = 200

export const OPEN_FILES = {
  'spaces.geojson': { type: 'application/geo+json', says: 'All spaces as GeoJSON' },
  'spaces.csv': { type: 'text/csv; charset=utf-8', says: 'All spaces as a table' },
  'spaces.jsonl': { type: 'application/jsonl', says: 'All spaces, one JSON object a line' },
  'spaces.atom': {
    type: 'application/atom+xml',
    says: `The newest ${NEWEST_IN_ATOM} spaces as an Atom feed`,
  },
} as const
export type OpenFileName = keyof typeof OPEN_FILES
export const OPEN_FILE_NAMES = Object.keys(OPEN_FILES) as OpenFileName[]

/** Where the calendar of a space is, where its seller gives it away. */
export const openCalendarPath = (id: number | '{id}', type: 'ics' | 'json'): string =>
  `${OPEN_ROOT}/spaces/${id}/calendar.${type}`

/** Where changes go on: a transaction, and when it was, which says how old it is. */
export interface OpenCursor {
  xid: string
  at: Date
}

export const formatCursor = ({ xid, at }: OpenCursor): string => `${xid}.${Math.floor(at.getTime() / 1000)}`

/** @returns the cursor, or the time that is meant; null for neither */
export function parseSince(text: string): OpenCursor | { time: Date } | null {
  const [, xid, seconds] = /^(\d{1,19})\.(\d{1,11})$/.exec(text) ?? []
  if (xid !== undefined) return { xid, at: new Date(Number(seconds) * 1000) }
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/.test(text)) return null
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : { time }
}

/** The day for which first free days hold: a file of yesterday is made again. */
export const openDay = (now: Date): string => toWallTime(now, 'UTC').date
