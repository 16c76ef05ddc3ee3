import { BRIEF_LIMITS, OFFER_DAYS } from './briefs.ts'

/** "12:40:2027-01-25:2027-02-21": space, unit or nothing, first and last day. As the grid of avails names them. */
export function readCells(given: URLSearchParams) {
  return given.getAll('cell').map((cell) => {
    const [id, unitId, from, to] = cell.split(':')
    return { id: Number(id), unitId: unitId ? Number(unitId) : null, from, to }
  })
}

/** An answer as its form names it: `line` marks those that stay, `price.ID` and `cell.ID.N` say what is asked and told of each. */
export function readAnswerForm(given: URLSearchParams) {
  const lines = given
    .getAll('line')
    .slice(0, BRIEF_LIMITS.lines + 1)
    .map((text) => {
      const cells = Array.from(
        { length: BRIEF_LIMITS.columns },
        (_, at) => given.get(`cell.${text}.${at}`) ?? '',
      )
      return { id: Number(text), spaceCents: readDollars(given.get(`price.${text}`) ?? ''), cells }
    })
  const days = given.get('validDays')
  const version = given.get('version')
  return {
    lines,
    note: given.get('note') ?? '',
    ...(version && { version: Number(version) }),
    validDays: days ? Number(days) : OFFER_DAYS.default,
  }
}

/** Dollars and cents as they are typed; null: the rate card. What cannot be read is refused where it is checked. */
export function readDollars(typed: string): number | null {
  const text = typed.replace(/[$,\s]/g, '')
  if (text === '') return null
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}
