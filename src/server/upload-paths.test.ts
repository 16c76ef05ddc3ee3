import { expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import { ARTWORK_PATH } from './features/booking/creatives/limits.ts'
import { UPLOAD_PATHS } from './upload-paths.ts'

const FILES = ['multipart/form-data', 'application/octet-stream']
const takesFile = (route: object) =>
  'accepts' in route && (route.accepts as readonly string[]).some((type) => FILES.includes(type))

it('every route that takes a file gives it time', () => {
  const paths = Object.values(allRoutes)
    .filter(takesFile)
    .map(({ path }) => path.replace(/:\w+/g, '12'))
  expect(paths.length).toBeGreaterThan(4)
  expect(paths.filter((path) => !UPLOAD_PATHS.test(path) && !ARTWORK_PATH.test(path))).toEqual([])
})

it.each(['/api/auth/login', '/api/support', '/api/imports/12', '/x/api/photos'])('%s gives none', (path) => {
  expect(UPLOAD_PATHS.test(path)).toBe(false)
})
