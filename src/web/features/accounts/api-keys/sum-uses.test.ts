import { expect, it } from 'vitest'
import { sumUses } from './sum-uses.ts'

const use = (hour: number, route: string, status: number, count: number) => ({
  hour: `2026-11-02T0${hour}:00:00.000Z`,
  route,
  status,
  count,
})

it('uses are summed by route, those refused apart, the most used first', () => {
  const uses = [
    use(5, 'GET /a', 200, 2),
    use(2, 'GET /b', 200, 4),
    use(3, 'GET /a', 429, 1),
    use(1, 'GET /a', 403, 3),
  ]
  expect(sumUses(uses)).toEqual([
    { route: 'GET /a', count: 6, refused: 4, lastHour: use(5, '', 0, 0).hour },
    { route: 'GET /b', count: 4, refused: 0, lastHour: use(2, '', 0, 0).hour },
  ])
})

it('nothing is nothing', () => expect(sumUses([])).toEqual([]))
