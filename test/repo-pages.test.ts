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

/** Pages of guests and of the desk, which act for no organization, and what names it another way. */
const NAMES_NO_ORGANIZATION: Record<string, string> = {
  'src/web/features/planning/plan-shares/shared-plan-screen.tsx': 'by the token of a link',
  'src/web/features/planning/plan-shares/shared-forms.tsx': 'by the token of a link',
  'src/web/features/booking/proposals/shared-proposal-screen.tsx': 'by the token of a link',
  'src/web/features/booking/proposals/answer-proposal.tsx': 'by the token of a link',
  'src/web/features/booking/proposals/ask-seller.tsx': 'by the token of a link',
  'src/web/features/booking/proofs/crew-links/crew-face.tsx': 'by the token of a link',
  'src/web/features/content/support/contact-form.tsx': 'of guests',
  'src/web/features/content/support/inbox-screen.tsx': 'of the desk',
  'src/web/features/content/support/ticket-messages.tsx': 'of the desk',
  'src/web/features/discovery/demand/demand-screen.tsx': 'of the desk',
  'src/web/features/booking/disputes/dispute-item.tsx': 'of the desk',
  'src/web/features/booking/avails/download-sheet.tsx': 'a hidden field of its form',
  'src/web/features/accounts/api-keys/open-page.tsx': 'a public document',
}
/** Addresses of other sites, and of pictures that are public. */
const ELSEWHERE =
  /(how-to-pay|pay-test-screen|proof-list|report-proofs|details-dialog|differences|site-list|share-form|crew-link-panel|footer|preview-card|gallery|open-sections|shown-photos)\.tsx$/

it('an address of the API that a browser opens by itself names the organization that its page is drawn for', () => {
  const pages = FILES.filter((path) => /^src\/web\/(?!kit\/).*(?<!\.test)\.tsx$/.test(path))
  const plain = pages.flatMap((path) => {
    if (path in NAMES_NO_ORGANIZATION) return []
    const text = read(path)
    const literals = text.match(/^.{0,200}["'`]\/api\/.*$/gm) ?? []
    // what a script sends carries the header
    const unnamed = literals.filter((line) => !/toHref\(|\b(?:uploadFile|send)\b.{0,40}\/api\//.test(line))
    const given =
      text.match(
        /\b(?:href|src)=\{(?:[\w.?]{0,60}\b(?:url|preview)|to\w{1,40}File\([^)]{0,80}\)|original|src)\}/gi,
      ) ?? []
    return [...unnamed, ...(ELSEWHERE.test(path) ? [] : given)].map((line) => `${path}: ${line.trim()}`)
  })
  expect(plain).toEqual([])
  expect(Object.keys(NAMES_NO_ORGANIZATION).filter((path) => !pages.includes(path))).toEqual([])
})
