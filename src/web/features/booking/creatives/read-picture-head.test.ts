import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPictureHead } from './read-picture-head.ts'

const paint = () => sharp({ create: { width: 8, height: 4, channels: 3, background: '#a33' } })

it.each([
  ['a PNG', paint().png(), { format: 'PNG', colour: 'rgb', isMoving: false }],
  ['a grey PNG', paint().toColourspace('b-w').png(), { format: 'PNG', colour: 'grey', isMoving: false }],
  ['a JPEG', paint().jpeg(), { format: 'JPEG', colour: 'rgb', isMoving: false }],
  [
    'a JPEG with what a camera writes first',
    paint()
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg(),
    { format: 'JPEG', colour: 'rgb', isMoving: false },
  ],
  [
    'a progressive JPEG',
    paint().jpeg({ progressive: true }),
    { format: 'JPEG', colour: 'rgb', isMoving: false },
  ],
  ['a grey JPEG', paint().toColourspace('b-w').jpeg(), { format: 'JPEG', colour: 'grey', isMoving: false }],
  [
    'a JPEG for print',
    paint().toColourspace('cmyk').jpeg(),
    { format: 'JPEG', colour: 'cmyk', isMoving: false },
  ],
  ['a WebP', paint().webp(), { format: 'WebP', colour: 'rgb', isMoving: false }],
  ['a GIF, whose frames the server counts', paint().gif(), null],
])('reads %s', async (_, picture, head) => {
  expect(readPictureHead(await picture.toBuffer())).toEqual(head)
})

it('reads a moving WebP', async () => {
  const frames = await sharp([await paint().png().toBuffer(), await paint().negate().png().toBuffer()], {
    join: { animated: true },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect(readPictureHead(frames)).toMatchObject({ isMoving: true })
})

it.each(['', '%PDF-1.7', 'MZ a program'])('knows nothing of "%s"', (text) => {
  expect(readPictureHead(new TextEncoder().encode(text))).toBeNull()
})
