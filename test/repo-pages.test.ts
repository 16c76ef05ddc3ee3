import { expect, it } from 'vitest'
import { FILES, read } from './support/sources.ts'

/** Addresses are the words of whoever reads them, features those of the trade. Where they differ, `docs/finding-code.md` says which is which. */
const ROUTES = FILES.filter((path) => /^src\/web\/routes\/[^-_][^/]*\.tsx$/.test(path))

/** `admin.visits` → `/admin/visits`; parameters and marks of the router left out. */
const toAddress = (path: string) =>
  `/${path
    .replace('src/web/routes/', '')
    .replace('.tsx', '')
    .split('.')
    .filter((part) => part !== 'index' && !part.startsWith('$'))
    .map((part) => part.replaceAll(/[[\]]|_$/g, ''))
    .join('/')}`

const featuresOf = (path: string) =>
  [...read(path).matchAll(/features\/[a-z-]+\/([a-z-]+)\//g)].map((match) => match[1]!)

/** Address → the features of the table, as written. */
const TABLE = new Map(
  [...read('docs/finding-code.md').matchAll(/^\| (`\/[^|]*) \| ([^|]+) \|$/gm)].flatMap(
    ([, addresses, features]) =>
      addresses!
        .split(', ')

        .map((address) => [address.replaceAll('`', '').trim(), features!.trim().split(', ')] as const),
  ),
)

const astray = ROUTES.map((path) => ({ address: toAddress(path), features: featuresOf(path) })).filter(
  ({ address, features }) =>
    features.length > 0 && !features.some((feature) => address.split('/').includes(feature)),
)

it('every address that is named otherwise than its feature is in the table', () => {
  expect(ROUTES.length).toBeGreaterThan(60)
  const missing = astray.filter(
    ({ address, features }) => !TABLE.get(address)?.some((one) => features.includes(one)),
  )
  expect(missing.map(({ address, features }) => `${address}: ${[...new Set(features)]}`)).toEqual([])
})

it('and no other', () => {
  const known = new Set(astray.map(({ address }) => address))
  expect([...TABLE.keys()].filter((address) => !known.has(address))).toEqual([])
})

it('a control that is drawn as a link has one content: that of the link wins, and the other is never seen', () => {
  const twice = FILES.filter(
    (path) => path.startsWith('src/web/') && path.endsWith('.tsx') && /<\/(?:a|Link)>\}\s*>/.test(read(path)),
  )
  expect(twice).toEqual([])
})
