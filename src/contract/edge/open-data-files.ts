import { z } from 'zod'
import { OPEN_FILE_NAMES, OPEN_ROOT } from '#domain/open-data.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

const Text = z.string()
const refusals = ['not-found', 'unavailable'] as const

const Features = z.looseObject({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })

const file = (name: string, type: string, summary: string, body: z.ZodType = Text) =>
  ({
    method: 'GET',
    path: `${OPEN_ROOT}/${name}`,
    summary,
    output: body,
    answers: { [type]: body },
    refusals,
  }) as const

/** What a reader finds first. */
export const OpenManifest = z.object({
  title: z.string(),
  license: z.object({ id: z.string(), url: z.string(), attribution: z.string(), excluded: z.string() }),
  documentation: z.string(),
  made_at: z.string(),
  /** Where nothing changes by then, the files stay as they are. */
  next_at: z.string(),
  /** What changed since these files were made. */
  changes_url: z.string(),
  /** Of each space whose seller gives it away, with its number for `{id}`. */
  calendars: z.object({ ics: z.string(), json: z.string() }),
  files: z.array(
    z.object({
      name: z.enum(OPEN_FILE_NAMES),
      url: z.string(),
      type: z.string(),
      count: z.number().int(),
      bytes: z.number(),
      sha256: z.string(),
      made_at: z.string(),
    }),
  ),
})
export type OpenManifest = z.infer<typeof OpenManifest>

/** Which days of a space are free, and of how many units. */
export const OpenCalendar = z.object({
  id: z.number().int(),
  url: z.string(),
  time_zone: z.string(),
  /** The first day that can still be booked, and the last (`YYYY-MM-DD`). */
  earliest: z.string(),
  latest: z.string(),
  units: z.array(
    z.object({
      name: z.string(),
      capacity: z.number().int(),
      /** Days with the same amount free, one after another. */
      spans: z.array(z.object({ first: z.string(), last: z.string(), free: z.number().int() })),
    }),
  ),
})
export type OpenCalendar = z.infer<typeof OpenCalendar>

/** Files of the public market for everybody, without a key; answered by raw handlers, and 404 where the operator has not opened them. */
export const openFileRoutes = defineRoutes({
  getOpenManifest: {
    method: 'GET',
    path: `${OPEN_ROOT}/feed.json`,
    summary: 'The open feeds: every file with count, size and hash, the license, and where changes go on',
    output: OpenManifest,
    refusals,
  },
  getOpenGeoJson: file('spaces.geojson', 'application/geo+json', 'All public spaces as GeoJSON', Features),
  getOpenCsv: file('spaces.csv', 'text/csv', 'All public spaces as a table'),
  getOpenJsonLines: file('spaces.jsonl', 'application/jsonl', 'All public spaces, one JSON object a line'),
  getOpenAtom: file('spaces.atom', 'application/atom+xml', 'The newest public spaces as an Atom feed'),
  getOpenChanges: {
    method: 'GET',
    path: `${OPEN_ROOT}/changes.jsonl`,
    summary:
      'What changed since a time, or since the `next` of an answer: a line of each space as it is now, or that it is gone; the last line has `next`',
    query: z.object({ since: z.string().min(1).max(40) }),
    output: Text,
    answers: { 'application/jsonl': Text },
    refusals: ['not-found', 'since-too-old'],
  },
  getOpenCalendarFile: {
    method: 'GET',
    path: `${OPEN_ROOT}/spaces/:id/calendar.ics`,
    summary: 'Which days of a space are taken, as iCalendar, where its seller gives that away',
    isCostly: true,
    params: IdParams,
    output: Text,
    answers: { 'text/calendar': Text },
  },
  getOpenCalendar: {
    method: 'GET',
    path: `${OPEN_ROOT}/spaces/:id/calendar.json`,
    summary: 'Which days of a space are free, where its seller gives that away',
    isCostly: true,
    params: IdParams,
    output: OpenCalendar,
  },
})
