import { expect, it } from 'vitest'
import { listFirstView, toNumberedPins } from './numbered-pins.ts'

const at = (lat: number, lng: number) => ({ lat, lng })

it('numbers pins as their list, and puts what is at one place into one pin', () => {
  const pins = toNumberedPins([
    { coordinates: at(47.1, -122.1), title: 'Wall' },
    { coordinates: null, title: 'Gone' },
    { coordinates: at(47.2, -122.2), title: 'Screen' },
    { coordinates: at(47.10001, -122.10001), title: 'Wall' },
  ])
  expect(pins).toEqual([
    { lat: 47.1, lng: -122.1, numbers: '1, 4', name: '1, 4: Wall' },
    { lat: 47.2, lng: -122.2, numbers: '3', name: '3: Screen' },
  ])
  const many = Array.from({ length: 6 }, () => ({ coordinates: at(1, 1), title: 'Wall' }))
  expect(toNumberedPins(many)[0]?.numbers).toBe('1, 2, 3, 4 …')
})

it('shows with each pin the own place that is nearest, unless that is far away', () => {
  const [near, nearer, far] = [at(47.2, -122.1), at(47.15, -122.1), at(46, -120)]
  expect(listFirstView([at(47.1, -122.1)], [near, far, nearer])).toEqual([at(47.1, -122.1), nearer])
  expect(listFirstView([at(47.1, -122.1)], [far])).toEqual([at(47.1, -122.1)])
  expect(listFirstView([at(47.1, -122.1)], [])).toEqual([at(47.1, -122.1)])
})
