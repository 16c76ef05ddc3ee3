import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { FILES, importsOf, read } from './support/sources.ts'

const PAGES = FILES.filter((path) => /^src\/web\/.*(?<!\.test)\.tsx?$/.test(path))

const TEXTS = new Map(PAGES.map((path) => [path, read(path)]))

/** What a file is imported by, in the browser's code. */
const IMPORTED_BY = new Map<string, string[]>()
for (const path of PAGES)
  for (const specifier of importsOf(path)) {
    const found = specifier.startsWith('#web/')
      ? specifier.replace('#web/', 'src/web/')
      : join(dirname(path), specifier)
    if (specifier.startsWith('#web/') || specifier.startsWith('.'))
      IMPORTED_BY.set(found, [...(IMPORTED_BY.get(found) ?? []), path])
  }

function withImporters(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const importer of IMPORTED_BY.get(path) ?? []) withImporters(importer, seen)
  return seen
}

/** Steps of these are listed by the server, by side and role: what is not listed has no button. */
const LISTED_BY_SERVER: Record<string, string> = {
  'src/web/features/booking/orders/': 'an order is of who may buy: others put nothing into one',
  'src/web/features/booking/payments/pay-test/': 'the page of a payment service, in its place',
  'src/web/features/messaging/viewings/': '`steps` of a viewing',
}

const gate = (needs: string) =>
  new RegExp(
    `needs="${needs}"|useMay\\('${needs}'\\)|(?:may|capabilitiesOf\\([\\w.]{1,40}\\))\\.has\\('${needs}'\\)`,
  )

it('what a role does not include has no button: whatever calls for a capability is behind it', () => {
  const routes = Object.values(allRoutes as Record<string, Route>).filter(({ needs }) => needs)
  expect(routes.length).toBeGreaterThan(80)
  const open = routes.flatMap(({ method, path, needs }) => {
    return PAGES.filter((page) => TEXTS.get(page)!.includes(`'${method} ${path}'`))
      .filter((page) => !Object.keys(LISTED_BY_SERVER).some((folder) => page.startsWith(folder)))
      .filter((page) => ![...withImporters(page)].some((one) => gate(needs!).test(TEXTS.get(one) ?? '')))
      .map((page) => `${needs}: ${page} calls ${method} ${path}`)
  })
  expect(open).toEqual([])
})
