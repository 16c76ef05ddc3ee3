import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { openInventory } from './inventory.ts'
import { type PlanEdits, planImport } from './plan.ts'
import { readDrafts } from './read-drafts.ts'

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/inventories')
beforeEach(({ skip }) => skip(!existsSync(FOLDER), `no inventories of others in ${FOLDER}`))

async function read(name: string, edits: PlanEdits = {}) {
  const inventory = await openInventory(() => createReadStream(join(FOLDER, name)))
  const planned = planImport({ name, ...inventory }, edits)
  if ('problems' in planned) throw new Error(planned.problems.join(' '))
  const outcomes = await Array.fromAsync(readDrafts(inventory.rows(), planned.plan))
  const drafts = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.draft] : []))
  const notes = outcomes.flatMap((outcome) => (outcome.ok ? outcome.notes : []))
  const badLines = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.line]))
  const held = drafts.filter(({ holds }) => holds.length > 0).length
  const ids = new Set(drafts.map(({ sellerUnitId }) => sellerUnitId)).size
  const placed = drafts.filter(({ lat }) => lat !== null).length
  return {
    inventory,
    drafts,
    notes,
    badLines,
    held,
    ids,
    placed,
    adTypes: new Set(drafts.map(({ adType }) => adType)),
  }
}

const count = (notes: string[], part: string) => notes.filter((note) => note.includes(part)).length

/** Expected numbers were counted independently, with another CSV parser. */
describe('real inventories', () => {
  test('street kiosks of New York', async () => {
    const { drafts, badLines, held, ids, placed, adTypes } = await read('linknyc_kiosks_2025-04-26.csv')
    expect([drafts.length, badLines.length, ids, placed]).toEqual([2235, 0, 2235, 2235])
    // 13 are removed, 46 are of a type without advertising
    expect(held).toBe(59)
    expect([...adTypes]).toEqual(['digital'])
    expect(drafts[0]).toMatchObject({
      sellerUnitId: 'mn-09-152858',
      address: '1181 AMSTERDAM AVENUE',
      locationText: 'Morningside Heights, Manhattan, 10027',
      lat: 40.808182,
      lng: -73.95993,
      price: null,
    })
  })

  test.each([
    ['us_fm_stations_2014_clean.csv', 'K246AX 97.1 FM'],
    ['us_fm_stations_2014_raw.csv', 'K246AX-FM 97.1 MHz'],
  ])('radio stations, %s', async (name, title) => {
    const { drafts, badLines, notes, ids, placed, adTypes } = await read(name)
    expect([drafts.length, badLines.length, ids, placed]).toEqual([16_800, 0, 16_800, 16_800])
    expect(drafts[0]).toMatchObject({ title, locationText: 'Western District, AS' })
    expect([...adTypes]).toEqual(['radio'])
    // American Samoa is north of the equator there, Guam and the Marianas west of Greenwich
    expect([count(notes, 'latitude'), count(notes, 'longitude')]).toEqual([10, 24])
  })

  test('radio stations around the Sound', async () => {
    const { drafts, badLines, placed } = await read('puget_fm_stations_fullpower.csv', { set: ['price=250'] })
    expect([drafts.length, badLines.length, placed]).toEqual([64, 0, 64])
    expect(drafts.find(({ title }) => title.startsWith('KUPS'))).toMatchObject({
      title: 'KUPS 90.1 FM',
      locationText: 'Tacoma, WA',
      price: 250,
      specifications: [
        { label: 'Frequency', value: '90.1 MHz' },
        { label: 'kind', value: 'full power' },
      ],
    })
  })

  test('cultural spaces of Seattle', async () => {
    const name = 'seattle_cultural_space_inventory.csv'
    const { drafts, badLines, held, placed } = await read(name)
    // 13 rows have neither address nor neighborhood nor coordinates, 41 are closed
    expect([drafts.length, held, placed]).toEqual([931, 41, 912])
    expect(badLines).toEqual([2, 15, 49, 161, 196, 219, 310, 463, 562, 578, 747, 760, 881])
    expect(drafts.find(({ address }) => address?.includes('Box 353450'))!.address).toBe(
      'University of Washington School of Music, Music Building, Box 353450, Seattle WA 98195',
    )
    const filled = await read(name, { set: ['city=Seattle', 'state=WA'] })
    expect([filled.drafts.length, filled.ids, filled.badLines.length]).toEqual([944, 944, 0])
  })

  test('event permits of Seattle', async () => {
    const { drafts, badLines, held, ids, placed } = await read('seattle_special_events_permits_2014-2017.csv')
    // 132 cancelled and 8 on hold
    expect([drafts.length, badLines.length, ids, placed, held]).toEqual([1658, 0, 1658, 0, 140])
    expect(drafts.filter(({ audience }) => audience.value !== undefined)).toHaveLength(1631)
    expect(drafts[3]).toMatchObject({
      title: 'Fremont Oktoberfest',
      adType: 'event',
      availabilityStart: '2014-09-19',
      availabilityEnd: '2014-09-21',
      audience: { value: 16_450, per: 'event' },
    })
  })

  test('ballparks', async () => {
    const { inventory, drafts, badLines, notes, ids, placed, adTypes } = await read(
      'baseball_ballparks_2025.geojson',
    )
    expect(inventory.format).toBe('geojson')
    expect([drafts.length, badLines.length, ids, placed]).toEqual([279, 0, 279, 279])
    expect([...adTypes]).toEqual(['event'])
    expect(count(notes, 'outside the United States')).toBe(51)
    expect(drafts[1]).toMatchObject({ title: 'Fenway Park', lat: 42.346389, lng: -71.0975 })
  })
})
