import type { Point } from 'leaflet'
import { describe, expect, it } from 'vitest'
import { findNext } from './pin-focus.ts'

const at = (x: number, y: number) => ({ x, y }) as Point
const others = [
  { key: 'near right', point: at(50, 10) },
  { key: 'far right', point: at(300, 0) },
  { key: 'below', point: at(5, 80) },
  { key: 'above left', point: at(-60, -60) },
]

describe('arrow keys among pins', () => {
  it('move the focus to the nearest pin in their direction, if any', () => {
    expect(findNext(at(0, 0), others, 'ArrowRight')).toBe('near right')
    expect(findNext(at(0, 0), others, 'ArrowDown')).toBe('below')
    expect(findNext(at(0, 0), others, 'ArrowLeft')).toBe('above left')
    expect(findNext(at(0, 0), others, 'ArrowUp')).toBe('above left')
    expect(findNext(at(400, 0), others, 'ArrowRight')).toBeUndefined()
  })
})
