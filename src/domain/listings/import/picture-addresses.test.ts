import { expect, it } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { isPictureFile, pictureAddressesIn } from './picture-addresses.ts'
import { toDraft } from './to-draft.ts'
import { describeUnused } from './unused-columns.ts'

const A = 'https://cdn.example/a.jpg'
const B = 'https://cdn.example/b.jpg?w=1,2'

it.each([
  [A, [A]],
  [`${A}, ${B}`, [A, B]],
  [`${A},${B}`, [A, B]],
  [`${A};${B}|${A}`, [A, B]],
  [`${A}\n${B}`, [A, B]],
  [`${A}#top`, [A]],
  ['IMG_2031.jpg', []],
  ['see drive', []],
  ['https://user:secret@cdn.example/a.jpg', []],
  ['javascript:alert(1)', []],
  ['https://', []],
])('H2: reads the picture addresses of %j', (cell, addresses) => {
  expect(pictureAddressesIn(cell)).toEqual(addresses)
})

it('knows a picture by its file where the header says nothing', () => {
  expect(isPictureFile(A)).toBe(true)
  expect(isPictureFile('https://company.example/unit/17')).toBe(false)
})

const read = (columns: string[], cells: string[]) => {
  const mapping = guessMapping(columns, [cells])
  const outcome = toDraft({ line: 2, cells }, { columns, mapping, defaults: {}, adType: 'billboard' })
  if (!outcome.ok) throw new Error(outcome.errors.map(({ reason }) => reason).join())
  return {
    pictures: outcome.draft.pictures,
    notes: outcome.notes,
    unused: describeUnused(columns, [cells], mapping),
  }
}
const SPACE = ['Name', 'City', 'State', 'Price']
const CELLS = ['Pine Street wall', 'Seattle', 'WA', '900']

it.each(['Photo', 'Photo URL', 'Image', 'picture_url', 'Images', 'Main Photo', 'Photo Links', 'Unit thing'])(
  'H2: recognizes the column “%s” by header or cells',
  (header) => {
    expect(read([...SPACE, header], [...CELLS, `${A}`])).toMatchObject({ pictures: [A], unused: [] })
  },
)

it('H2: reads several columns in their order, each address once, and names what is none', () => {
  const columns = [...SPACE, 'Photo 1', 'Photo 2', 'Photo 3']
  expect(read(columns, [...CELLS, B, A, B]).pictures).toEqual([B, A])
  const named = read(columns, [...CELLS, A, 'on request', ''])
  expect(named.pictures).toEqual([A])
  expect(named.notes).toEqual(['the photo is no address that begins with https://: add it on the listing'])
})

it('H2: fetches at most twelve pictures of a space, and says so', () => {
  const many = Array.from({ length: 20 }, (_, i) => `https://cdn.example/${i}.jpg`).join(' ')
  const { pictures, notes } = read([...SPACE, 'Photos'], [...CELLS, many])
  expect(pictures).toHaveLength(12)
  expect(notes).toEqual(['only the first 12 pictures are fetched'])
})
