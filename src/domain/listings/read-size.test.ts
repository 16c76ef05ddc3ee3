import { expect, it } from 'vitest'
import { readBarePair, readSizes } from './read-size.ts'

const inches = (text: string) =>
  readSizes(text).map(({ first, second, height }) => [first / 1000, second / 1000, height])

it.each<[text: string, first: number, second: number, height?: 'first' | 'second']>([
  ['14 × 48 ft', 168, 576],
  ['14 ft × 48 ft', 168, 576],
  ["14' x 48'", 168, 576],
  ['14’x48’', 168, 576],
  ['14 by 48 feet', 168, 576],
  ['10 ft 5 in × 22 ft 8 in', 125, 272],
  [`10'5" x 22'8"`, 125, 272],
  [`10' 5" X 22' 8"`, 125, 272],
  ['10’-6” × 36’', 126, 432],
  [`10'6 x 36'`, 126, 432],
  ['10.5 ft × 36 ft', 126, 432],
  ['67 in × 46 in', 67, 46],
  ['30 x 144 in.', 30, 144],
  ['30" x 144"', 30, 144],
  ['3.5 in × 2 in', 3.5, 2],
  ['Quarter page, 4.9 × 6.25 in', 4.9, 6.25],
  ['60 ft high × 34 ft across', 720, 408, 'first'],
  [`48'W x 14'H`, 576, 168, 'second'],
  ['48 ft wide x 14 ft', 576, 168, 'second'],
  ['14 ft (h) x 48 ft (w)', 168, 576, 'first'],
  ['4 ft × 30 in', 48, 30],
  ["10' - 6\" x 36'", 126, 432],
  ["20' x 10' - 6\"", 240, 126],
  ['14 x 48 ft (H x W)', 168, 576, 'first'],
  ["14' x 48' (height x width)", 168, 576, 'first'],
  ['48 x 14 ft (W x H)', 576, 168, 'second'],
])('reads %s', (text, first, second, height) => {
  expect(inches(text)).toEqual([[first, second, height ?? null]])
})

it('reads a size and its metric twin, alike within a hundredth', () => {
  const [feet, meters] = readSizes('28 ft × 18 ft (8.5 × 5.5 m)')
  expect(Math.abs(feet!.first / meters!.first - 1)).toBeLessThan(0.01)
  expect(Math.abs(feet!.second / meters!.second - 1)).toBeLessThan(0.01)
})

it.each([
  '14 × 48',
  '1920 × 1080 px',
  '1280x720 pixels',
  '12,000 × 3 copies',
  '2 x 10/1 in',
  '9 as one wall',
  '14 ft',
  '0 × 5 ft',
  '8 x 10 x 12 in',
])('reads no size in %s', (text) => {
  expect(readSizes(text)).toEqual([])
})

it('leaves a pair without a unit to those who know its format', () => {
  expect(readBarePair('14 x 48 bulletin')).toEqual({ first: 14, second: 48, height: null })
  expect(readBarePair('48 × 14 (width × height)')).toEqual({ first: 48, second: 14, height: 'second' })
  expect(readBarePair('14 x 48 ft')).toBeNull()
  expect(readBarePair('1400 x 400 px')).toBeNull()
})
