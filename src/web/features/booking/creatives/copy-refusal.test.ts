import { expect, it } from 'vitest'
import type { ArtworkDiffers } from '#contract/booking/creatives.ts'
import { readCopyRefusal } from './copy-refusal.ts'

const checks: ArtworkDiffers['checks'] = [{ result: 'fail', text: '120 × 60 pixels' }]

it('shows what artwork fails, and says so where a second press fails for another reason', () => {
  const message = 'This artwork differs.'
  expect(readCopyRefusal({ code: 'artwork-differs', checks } as object, { message, before: null })).toEqual({
    checks,
    problem: null,
  })
  const problem = 'Of one placement at most 50 files can be sent.'
  expect(readCopyRefusal({ code: 'conflict' }, { message: problem, before: checks })).toEqual({
    checks,
    problem,
  })
  expect(readCopyRefusal(undefined, { message: problem, before: checks })).toEqual({ checks, problem })
})
