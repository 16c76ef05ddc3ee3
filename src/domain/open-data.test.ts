import { describe, expect, it } from 'vitest'
import { formatCursor, parseSince } from './open-data.ts'

describe('where changes go on', () => {
  const at = new Date('2026-11-02T09:30:00.000Z')

  it('is written and read', () => {
    expect(parseSince(formatCursor({ xid: '812', at }))).toEqual({ xid: '812', at })
  })

  it.each([
    ['2026-11-02T09:30:00.000Z', { time: at }],
    ['2026-11-02T09:30:00Z', { time: at }],
    ['2026-13-02T09:30:00Z', null],
    ['2026-11-02', null],
    ['812', null],
    ['-1.5', null],
    ["1.5' or 1=1", null],
    ['', null],
  ])('%s', (text, wanted) => {
    expect(parseSince(text)).toEqual(wanted)
  })
})
