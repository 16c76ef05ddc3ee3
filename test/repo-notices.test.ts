import { expect, it } from 'vitest'
import { read, SOURCES } from './support/sources.ts'

/** Loops that tell somebody in each round → why that is not one act told many times (decision 176). */
const EACH_ITS_OWN: Record<string, string> = {
  'booking/proofs/remind-proof.ts': 'the buyers of one seller, each of their own booking',
  'booking/creatives/remind-artwork.ts': 'returns after the first',
  'messaging/viewings/erase-viewings.ts': 'viewings with different people, of somebody who leaves',
}
const TELLS = /\b(?:notify[A-Z]?\w*|insertNotices)\(/
/** Over what is given; `for (;;)` and `for (let …)` are portions, each told of at once. */
const LOOP = /^\s*for (?:await )?\((?!let\b|;)/

/** Whether a loop of a file tells somebody in each round: by the lines that are indented below it. */
function tellsInLoop(path: string): boolean {
  const lines = read(path).split('\n')
  const indent = (line: string) => line.length - line.trimStart().length
  return lines.some((line, at) => {
    if (!LOOP.test(line)) return false
    const end = lines.findIndex(
      (next, later) => later > at && next.trim() !== '' && indent(next) <= indent(line),
    )
    return lines.slice(at, end === -1 ? undefined : end).some((one) => TELLS.test(one))
  })
}

it('one act is told once: nobody is notified in a loop', () => {
  const features = 'src/server/features/'
  const files = SOURCES.filter((path) => path.startsWith(features) && !path.includes('.test.'))
  expect(files.length).toBeGreaterThan(500)
  const found = files.filter(tellsInLoop).map((path) => path.slice(features.length))
  expect(found.sort()).toEqual(Object.keys(EACH_ITS_OWN).sort())
})
