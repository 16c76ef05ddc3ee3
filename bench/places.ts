/**
 * `npm run bench:places`: the cost of one look-up, in microseconds, over mixed queries as people type them.
 * The baseline is the plainest implementation: filter all names by prefix, sort, take the first.
 */
import { readFileSync } from 'node:fs'
import { createGazetteer } from '#domain/discovery/places/gazetteer.ts'

const read = (name: string) => readFileSync(new URL(`../db/places/${name}`, import.meta.url), 'utf8')
const tables = { cities: read('cities.tsv'), zips: read('zips.tsv'), areas: read('areas.tsv') }

const before = process.memoryUsage().rss
const cpu = process.cpuUsage()
const places = createGazetteer(tables)
const { user, system } = process.cpuUsage(cpu)
const loadMs = (user + system) / 1000
const rssMb = (process.memoryUsage().rss - before) / 1e6

const NEAR = { lat: 47.6062, lng: -122.3321 }
const FULL = [
  'Seattle',
  'Ballard, Seattle',
  'portland me',
  '98101',
  'Vancouver, WA',
  'uw',
  'King County',
  '123 Pike St, Seattle, WA',
]
const WRONG = [
  'Seatle',
  'Bellvue',
  'Olimpia',
  'Capitol Hil',
  'Puyalup wa',
  'Philadelpia',
  'zzzzzzzz',
  'nowhere at all',
]
const TYPED = [
  's',
  'se',
  'sea',
  'seat',
  'cap h',
  'portland, m',
  '981',
  'bellvu',
  'pike pl',
  'univ',
  'new y',
  'n',
]
const TEXTS = [
  'coffee shop ads in cap hill under 600',
  'We need three billboards near the Tacoma Dome for families in August, at most $2,000 a month',
  'Looking for bus and ferry ads around Bellevue, Kirkland or Redmond, WA 98052 for software engineers',
  'flyers in seatle for students near the UW, starting next month, budget about 750',
]
const LONG = [TEXTS.join(' ').repeat(10), 'seatlle tacmoa bellvue '.repeat(170), 'a'.repeat(10_000)]

const names = tables.cities.split('\n').map((line) => {
  const [name = '', state, , , people] = line.split('\t')
  return { key: name.toLowerCase(), label: `${name}, ${state}`, people: Number(people) }
})
const scanPrefix = (prefix: string) =>
  names
    .filter(({ key }) => key.startsWith(prefix.toLowerCase()))
    .sort((a, b) => b.people - a.people)
    .slice(0, 8)

function measure(inputs: readonly string[], run: (input: string) => unknown) {
  const times: number[] = []
  for (let round = 0; round < Math.ceil(4000 / inputs.length); round++) {
    for (const input of inputs) {
      const start = performance.now()
      run(input)
      times.push((performance.now() - start) * 1000)
    }
  }
  // warm-up: the first quarter
  const sorted = times.slice(times.length / 4).sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)]!)
  return { 'p50 µs': at(0.5), 'p99 µs': at(0.99) }
}

console.log(`built in ${loadMs.toFixed(0)} ms of CPU, ${rssMb.toFixed(0)} MB`)
console.table({
  'resolve, written right': measure(FULL, (text) => places.resolvePlace(text, { near: NEAR })),
  'resolve, misspelled or unknown': measure(WRONG, (text) => places.resolvePlace(text, { near: NEAR })),
  suggest: measure(TYPED, (text) => places.suggestPlaces(text, { near: NEAR })),
  'peer: filter and sort city names': measure(TYPED, scanPrefix),
  'find in a sentence': measure(TEXTS, (text) => places.findPlacesInText(text)),
  'find in 4,000 characters': measure(LONG, (text) => places.findPlacesInText(text)),
})
