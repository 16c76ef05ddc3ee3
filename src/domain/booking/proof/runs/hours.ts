/** Of a day, in minutes since midnight; `to` may lie before `from`: over midnight. */
export interface Hours {
  from: number
  to: number
}

const CLOCK = String.raw`(midnight|noon|(\d{1,2})(?::(\d{2}))? ?(?:([ap])\.?m?\.?)?)`
const SPAN = new RegExp(String.raw`(?<![\d:])${CLOCK} ?(?:to|until|-|–|—) ?${CLOCK}(?![\d:]|\w)`, 'i')

/** "6 to 10 am", "6 AM–midnight", "06:00-22:00": the one span that a text names; undefined: none, or not surely. */
export function readHours(text: string): Hours | undefined {
  const found = SPAN.exec(text.slice(0, 200))
  if (!found) return undefined
  const [, a, aHour, aMinute, aHalf, b, bHour, bMinute, bHalf] = found
  // bare numbers may be anything: "30 to 60"
  if (!aHalf && !bHalf && !aMinute && !bMinute && !/[a-z]/i.test(`${a}${b}`)) return undefined
  const to = toMinute(b, bHour, bMinute, bHalf)
  const from = toMinute(a, aHour, aMinute, aHalf ?? guessHalf(aHour, bHour, bHalf))
  return from === null || to === null || from === to ? undefined : { from, to }
}

/** "6 to 10 am" begins in the morning; "11 to 2 pm" too. */
function guessHalf(from?: string, to?: string, half?: string): string | undefined {
  if (!half || from === undefined || to === undefined) return undefined
  const isOver = Number(from) % 12 > Number(to) % 12
  return isOver ? (half.toLowerCase() === 'p' ? 'a' : 'p') : half
}

function toMinute(word = '', hour?: string, minute = '0', half?: string): number | null {
  if (/^midnight$/i.test(word)) return 0
  if (/^noon$/i.test(word)) return 720
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return hours <= 24 && Number(minute) < 60 ? (hours % 24) * 60 + Number(minute) : null
}

/** Minutes that it takes. */
export function minutesOf({ from, to }: Hours): number {
  return to > from ? to - from : to + 1440 - from
}

export function isWithin(minute: number, { from, to }: Hours): boolean {
  return to > from ? from <= minute && minute < to : minute >= from || minute < to
}

/** "6:00 AM to 10:00 AM" */
export function describeHours({ from, to }: Hours): string {
  return `${toClock(from)} to ${toClock(to)}`
}

/** "2:05 PM" */
export function toClock(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
