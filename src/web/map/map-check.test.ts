import { describe, expect, it } from 'vitest'
import {
  afterCheck,
  isWorkingLibrary,
  MAP_CHECK,
  type MapLibrary,
  nextCheckDelay,
  reloaded,
  UNCHECKED,
} from './map-check.ts'

function fail(state: MapLibrary, times: number): MapLibrary {
  return Array.from({ length: times }).reduce<MapLibrary>((before) => afterCheck(before, false), state)
}

describe('map library check', () => {
  it('is loaded after the first successful check', () => {
    const state = afterCheck(fail(UNCHECKED, 3), true)
    expect(state).toMatchObject({ isLoaded: true, useStaticMap: false, loadError: null })
    expect(nextCheckDelay(state)).toBeNull()
  })

  it('checks five times, 300 ms apart, then falls back', () => {
    expect(nextCheckDelay(UNCHECKED)).toBe(0)
    const waiting = fail(UNCHECKED, MAP_CHECK.attempts - 1)
    expect(waiting).toMatchObject({ isLoaded: false, useStaticMap: false, loadError: null })
    expect(nextCheckDelay(waiting)).toBe(300)
    const fallen = afterCheck(waiting, false)
    expect(fallen).toMatchObject({
      isLoaded: false,
      useStaticMap: true,
      loadError: 'Leaflet library not fully functional',
    })
    expect(nextCheckDelay(fallen)).toBeNull()
  })

  it('runs one check 300 ms after a reload', () => {
    expect(reloaded()).toMatchObject({ isLoaded: false, useStaticMap: false, loadError: null })
    expect(nextCheckDelay(reloaded())).toBe(300)
    expect(afterCheck(reloaded(), true)).toMatchObject({ isLoaded: true, loadError: null })
    expect(afterCheck(reloaded(), false)).toMatchObject({
      useStaticMap: true,
      loadError: 'Leaflet library not functional after reload attempt',
    })
  })

  it.each([undefined, null, {}, { map: 1 }, { map() {}, tileLayer() {} }])('rejects %j', (library) => {
    expect(isWorkingLibrary(library)).toBe(false)
  })

  it('accepts a library with the functions the map needs', () => {
    const made = () => {}
    expect(
      isWorkingLibrary({ map: made, tileLayer: made, marker: made, divIcon: made, latLngBounds: made }),
    ).toBe(true)
  })
})
