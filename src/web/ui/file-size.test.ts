import { expect, it } from 'vitest'
import { toFileSize } from './file-size.ts'

const KB = 1024
const MB = KB * KB

it.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [512, '1 KB'],
  [12 * KB, '12 KB'],
  [1023 * KB, '1023 KB'],
  [MB - 1, '1.0 MB'],
  [MB, '1.0 MB'],
  [3.44 * MB, '3.4 MB'],
  [1500 * MB, '1500.0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(toFileSize(bytes)).toBe(text)
})
