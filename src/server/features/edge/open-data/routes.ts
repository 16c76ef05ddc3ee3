import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { openDataRoutes } from '#contract/edge/open-data.ts'
import type { OpenManifest } from '#contract/edge/open-data-files.ts'
import { MAX_ID } from '#domain/limits.ts'
import {
  OPEN_FILE_NAMES,
  OPEN_FILES,
  OPEN_LICENSE,
  OPEN_MINUTES,
  OPEN_ROOT,
  type OpenFileName,
  openCalendarPath,
} from '#domain/open-data.ts'
import { openPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { toWebStream } from '../../../platform/files/to-web-stream.ts'
import { answerFile } from '../../../platform/http/answer-file.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { type CalendarMeans, readOpenCalendar, writeOpenCalendar } from './open-calendar.ts'
import { listOpenFiles } from './open-files.ts'
import { getOpenSettings, putOpenSettings } from './open-settings.ts'
import { openChanges } from './read-changes.ts'

const CACHE = 'public, max-age=300'

/** A seller's choice, in the API. */
export function mountOpenSettings(app: App, { db, config }: AppContext): void {
  mount(app, openDataRoutes, {
    getOpenSettings: async ({ c }) => ({
      ...(await getOpenSettings(db, requireActor(c).organizationId)),
      isOffered: config.OPEN_DATA,
    }),
    putOpenSettings: ({ body, c }) => putOpenSettings(db, requireActor(c).organizationId, body),
  })
}

/** The files themselves, for everybody and from everywhere; robots may read them, as they may not read the API. */
export function mountOpenFeeds(
  app: App,
  context: AppContext,
  availabilityOf: CalendarMeans['availabilityOf'],
): void {
  const { config } = context
  app.use(`${OPEN_ROOT}/*`, async (c, next) => {
    if (!config.OPEN_DATA) throw new AppError('not-found', { message: 'There are no open feeds here.' })
    c.header('access-control-allow-origin', '*')
    await next()
  })
  app.get(`${OPEN_ROOT}/feed.json`, (c) => answerManifest(c, context))
  app.get(`${OPEN_ROOT}/changes.jsonl`, async (c) => {
    const stream = toWebStream(Readable.from(await openChanges(context, c.req.query('since') ?? '')))
    return c.body(stream, 200, {
      'content-type': 'application/jsonl',
      'cache-control': 'public, no-cache',
      ...LICENSE,
    })
  })
  const calendars = `${OPEN_ROOT}/spaces/:id{\\d{1,10}}`
  const means = { ...context, availabilityOf }
  const day = { 'cache-control': CACHE, ...LICENSE }
  app.get(`${calendars}/calendar.json`, async (c) =>
    c.json(await readOpenCalendar(means, readId(c)), 200, day),
  )
  app.get(`${calendars}/calendar.ics`, async (c) =>
    c.body(await writeOpenCalendar(means, readId(c)), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      ...day,
    }),
  )
  for (const name of OPEN_FILE_NAMES) app.get(`${OPEN_ROOT}/${name}`, (c) => answerOpenFile(c, context, name))
}

/** @throws AppError `not-found` */
function readId(c: Context<RequestEnv>): number {
  const id = Number(c.req.param('id'))
  if (!(id >= 1 && id <= MAX_ID)) throw new AppError('not-found')
  return id
}

const LICENSE = { link: `<${OPEN_LICENSE.url}>; rel="license"` }

async function answerManifest(c: Context<RequestEnv>, context: AppContext): Promise<Response> {
  const { PUBLIC_URL } = context.config
  const files = await listOpenFiles(context.db)
  const [first] = files
  if (!first) throw notMadeYet()
  const oldest = files.reduce((one, file) => (file.made_at < one.made_at ? file : one), first)
  const since = oldest.made_as_of
  const manifest: OpenManifest = {
    title: 'The open market of Placard',
    license: OPEN_LICENSE,
    documentation: `${PUBLIC_URL}${openPath()}#feeds`,
    made_at: oldest.made_at.toISOString(),
    // where nothing changes by then, the files stay as they are
    next_at: new Date(oldest.made_at.getTime() + OPEN_MINUTES * 60_000).toISOString(),
    changes_url: `${PUBLIC_URL}${OPEN_ROOT}/changes.jsonl?since=${since}`,
    calendars: {
      ics: `${PUBLIC_URL}${openCalendarPath('{id}', 'ics')}`,
      json: `${PUBLIC_URL}${openCalendarPath('{id}', 'json')}`,
    },
    files: files.map(({ name, count, bytes, sha256, made_at }) => ({
      name,
      url: `${PUBLIC_URL}${OPEN_ROOT}/${name}`,
      type: OPEN_FILES[name].type,
      count,
      bytes,
      sha256: sha256.toString('hex'),
      made_at: made_at.toISOString(),
    })),
  }
  const etag = `"${since}"`
  const headers = { 'cache-control': CACHE, etag, 'last-modified': oldest.made_at.toUTCString(), ...LICENSE }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return c.json(manifest, 200, headers)
}

async function answerOpenFile(
  c: Context<RequestEnv>,
  context: AppContext,
  name: OpenFileName,
): Promise<Response> {
  const row = (await listOpenFiles(context.db)).find((file) => file.name === name)
  if (!row) throw notMadeYet()
  const headers = {
    'content-type': OPEN_FILES[name].type,
    'cache-control': CACHE,
    'last-modified': row.made_at.toUTCString(),
    'access-control-allow-origin': '*',
    ...LICENSE,
  }
  if (!c.req.header('if-none-match') && isSince(c.req.header('if-modified-since'), row.made_at))
    return c.body(null, 304, headers)
  const answer = await answerFile(c, context.files, { path: row.path, headers })
  if (!answer) throw notMadeYet()
  return answer
}

/** Dates of HTTP are of whole seconds. */
function isSince(header: string | undefined, madeAt: Date): boolean {
  const asked = Date.parse(header ?? '')
  return !Number.isNaN(asked) && Math.floor(madeAt.getTime() / 1000) * 1000 <= asked
}

/** The job that makes them has not run, or a new one came this moment. */
const notMadeYet = () => new AppError('unavailable', { headers: { 'retry-after': '60' } })
