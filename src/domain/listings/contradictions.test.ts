import { expect, test } from 'vitest'
import { readFirst } from '#test/support/listings/read-columns.ts'
import { describeContradiction, findContradictions } from './contradictions.ts'
import type { SaidTwice } from './said-twice.ts'

const SPACE: SaidTwice = {
  title: 'Wall on Pine Street',
  description: 'Seen by everybody who drives downtown.',
  specifications: [
    { label: 'Size', value: '14 × 48 ft' },
    { label: 'Illumination', value: 'Yes' },
    { label: 'Spot length', value: '30 seconds' },
  ],
  listingType: 'rent',
  price: 900,
  interval: 'month',
  setupFee: 250,
  minContract: '3 months',
  location: 'Seattle, WA 98101',
  address: '100 Pine St',
}
const lines = (said: Partial<SaidTwice>) =>
  findContradictions({ ...SPACE, ...said }).map(describeContradiction)

test.each([
  ['A face of 10 x 20 ft.', 'The description says 10 × 20 ft, the size 14 × 48 ft'],
  [`It is 10'5" x 22'8".`, 'The description says 10 ft 5 in × 22 ft 8 in, the size 14 × 48 ft'],
  ['Only $750/month.', 'The description says $750, the price $900'],
  ['Only $1,200 per month, net.', 'The description says $1,200, the price $900'],
  ['The setup fee is $400.', 'The description says $400, the setup fee $250'],
  ['A minimum of 6 months.', 'The description says 6 months, the minimum contract 3 months'],
  ['6-month minimum.', 'The description says 6 months, the minimum contract 3 months'],
  ['Stands in Tacoma, WA 98402.', 'The description says 98402, the ZIP code 98101'],
  ['Runs :15 spots all day.', 'The description says 15 seconds, the spot length 30 seconds'],
  ['This face is unlit.', 'The description says Not illuminated, the illumination Yes'],
])('%s', (description, line) => {
  expect(lines({ description })).toEqual([line])
})

const WORK: Partial<SaidTwice> = {
  specifications: [
    { label: 'Install lead time', value: '10 working days after artwork' },
    { label: 'Production time', value: '1 week' },
    { label: 'Print specs', value: 'PDF at 1/10 scale, 300 dpi' },
    { label: 'Pixels', value: '1920 × 1080' },
  ],
}

test.each([
  ['Lead time is 5 working days.', 'the lead time 10 working days after artwork', '5 working days'],
  ['We need 4 weeks’ notice.', 'the lead time 10 working days after artwork', '4 weeks'],
  ['Book at least 30 days in advance.', 'the lead time 10 working days after artwork', '30 days'],
  [
    'Lead time is 5 working days, cancel with 30 days’ notice.',
    'the lead time 10 working days after artwork',
    '5 working days',
  ],
  ['Printing takes 15 business days.', 'the production time 1 week', '15 working days'],
  ['Allow 3 weeks for production.', 'the production time 1 week', '3 weeks'],
  ['Send a PDF at 150 dpi.', 'the artwork requirements PDF at 1/10 scale, 300 dpi', '150 dpi'],
  ['Files at 1/4 scale.', 'the artwork requirements PDF at 1/10 scale, 300 dpi', '1/4 scale'],
  ['Stills of 1400 x 400 px.', 'the artwork requirements 1920 × 1080', '1400 × 400'],
])('work before it runs: %s', (description, typed, text) => {
  expect(lines({ ...WORK, description })).toEqual([`The description says ${text}, ${typed}`])
})

test.each([
  'Lead time: 2 weeks.',
  'Lead time of 14 days.',
  'Lead time 10 days.',
  'Lead time 5 days in summer, lead time 20 days in winter.',
  'Production lead time: 5 working days.',
  '5 days a week in front of the stadium, for notice by all.',
  'PDF at 300 dpi, or 150 dpi for mesh.',
  'A screen of 1920 × 1080 px.',
  'Within 20 days of the fair.',
  '30 days’ notice to cancel.',
  'Either side may end the lease with 60 days notice.',
  'Rate changes come with 4 weeks’ notice, renewals too.',
])('of work nothing is guessed: %s', (description) => {
  expect(lines({ ...WORK, description })).toEqual([])
})

test('a fact of another time than the lead time contradicts nothing', () => {
  const specifications = [{ label: 'Cancellation notice', value: '30 days' }]
  expect(lines({ specifications, description: 'A wall.', booked: { leadDays: 3 } })).toEqual([])
})

test('the lead time that is set for bookings binds texts and facts', () => {
  const description = 'Lead time is 10 working days.'
  expect(lines({ ...WORK, description, booked: { leadDays: 10 } })).toEqual([])
  expect(lines({ ...WORK, description, booked: { leadDays: 3 } })).toEqual([
    'The description says 10 working days, the lead time 3 working days',
    'The list of specifications says 10 working days, the lead time 3 working days',
  ])
})

test('a title says for sale what is listed for rent', () => {
  expect(lines({ title: 'Billboard for sale' })).toEqual([
    'The title says For Sale, the kind of listing For Rent',
  ])
  expect(lines({ title: 'Billboard for lease', listingType: 'sale' })).toEqual([
    'The title says For Rent, the kind of listing For Sale',
  ])
})

test.each([
  'A face of 48 × 14 ft.',
  'A face of 14 x 48.',
  'Faces of 10 x 20 ft and 14 x 48 ft.',
  '$900 a month, or $2,400 a quarter.',
  '$900/month',
  '$250/week',
  'Was $1,200/month.',
  'Production costs $75 per month.',
  'Setup fee: $250.',
  'Minimum 3 months.',
  'Minimum 12 weeks.',
  '3-month minimum, or 6-month minimum in winter.',
  'Corner of Seattle, WA 98101.',
  'We sell ads for sale of cars.',
  'Illuminated from dusk.',
  'Runs :30 spots.',
  'At 10:15 the market opens.',
])('nothing is guessed: %s', (description) => {
  expect(lines({ description })).toEqual([])
})

test('what no typed fact stands beside contradicts nothing', () => {
  const bare = {
    specifications: [],
    price: null,
    setupFee: null,
    minContract: null,
    location: 'Seattle',
    address: null,
  }
  const description =
    '10 x 20 ft, $750/month, setup fee $400, 6-month minimum, Kent, WA 98030, unlit, :15 spots'
  expect(lines({ ...bare, description })).toEqual([])
})

test('each is mended by one press where the text is right', () => {
  const description = 'A face of 10 x 20 ft for $750/month.'
  const mends = findContradictions({ ...SPACE, description }).map(({ mend }) => mend)
  expect(mends).toEqual([
    { field: 'specification', label: 'Size', value: '10 × 20 ft' },
    { field: 'price', value: 750 },
  ])
})

test('an import names rows whose text says otherwise than their columns', async () => {
  const said = { Size: '14 x 48 ft', Description: 'A face of 10 x 20 ft, seen from the bridge.' }
  expect((await readFirst(said)).notes).toContain('the description says otherwise than the size')
  expect((await readFirst({ ...said, Size: '10 x 20 ft' })).notes).toEqual([])
})
