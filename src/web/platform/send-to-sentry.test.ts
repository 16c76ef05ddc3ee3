import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { toOptions } from './send-to-sentry.ts'

const options = toOptions('https://key@errors.example/1')
const beforeSend = options.beforeSend as unknown as (event: object, hint: object) => object | null

test('uses the specified sample rates', () => {
  expect(options).toMatchObject({
    environment: 'production',
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  })
  expect(options.integrations).toMatchObject([{ name: 'BrowserTracing' }, { name: 'Replay' }])
})

test('drops map library errors and API refusals', () => {
  const [ignored] = options.ignoreErrors as [RegExp]
  expect('Leaflet library not fully functional').toMatch(ignored)
  const framed = (filename: string) => ({
    exception: { values: [{ stacktrace: { frames: [{ filename }] } }] },
  })
  expect(beforeSend(framed('/assets/leaflet-a1.js'), {})).toBeNull()
  expect(beforeSend(framed('/assets/index-a1.js'), {})).not.toBeNull()
  expect(beforeSend({}, { originalException: new ApiError('Listing not found', 404) })).toBeNull()
})

test('collects no other personal data or input', () => {
  expect(options.dataCollection).toMatchObject({ cookies: false, httpBodies: [], userInfo: false })
})
