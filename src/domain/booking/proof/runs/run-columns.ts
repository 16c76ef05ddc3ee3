/** Where a log says what, by position; null: it does not. */
export interface RunColumns {
  day: number
  /** Of the clock, where it stands apart from the day. */
  time: number | null
  /** Null: a line is one play or spot. */
  count: number | null
  seconds: number | null
  program: number | null
}

/** Columns by their headers, as somebody has chosen them; `count` absent or empty: a line is one play or spot. */
export interface ChosenColumns {
  day: string
  time?: string | undefined
  count?: string | undefined
  seconds?: string | undefined
}

const STAMP =
  /^(?:time ?stamp|date ?(?:and |\/ ?|_)?time|played(?: at| on)?|aired(?: at| on)?|start(?:ed)?(?: at)?|start (?:date ?)?time|local (?:date ?)?time)$/
const DAY = /^(?:(?:air|play|run|broadcast|start|local|log) ?)?(?:date|day)$/
const TIME = /^(?:(?:air|play|run|broadcast|start|local|clock) ?)?time$|^aired$/
const COUNT =
  /^(?:(?:number of |total |actual |confirmed )?(?:plays?|spots?|airings?|runs?|repeats?|repetitions?)(?: (?:count|total|played|aired))?|count|qty|quantity|times)$/
const SECONDS =
  /^(?:(?:slot |spot |play )?(?:seconds|secs?|length|len|duration)(?: \(?(?:s|sec|secs|seconds)\)?)?|slot)$/
const PROGRAM = /^(?:program(?:me)?|show|daypart)(?: name)?$/

/** Undefined: a header that says the day, and how plays are counted, is not among them. */
export function findRunColumns(headers: readonly string[]): RunColumns | undefined {
  const names = headers.map(toName)
  const find = (pattern: RegExp, not: number | null = null) => {
    const at = names.findIndex((name, index) => index !== not && pattern.test(name))
    return at < 0 ? null : at
  }
  const day = find(DAY) ?? find(STAMP)
  if (day === null) return undefined
  const time = find(TIME, day) ?? find(STAMP, day)
  const count = find(COUNT)
  // days alone, a line each: whether a line is a day or a play is for whoever hands it in to say
  if (count === null && time === null && !STAMP.test(names[day] ?? '')) return undefined
  return { day, time, count, seconds: find(SECONDS), program: find(PROGRAM) }
}

/** Undefined: a header that was chosen is not among them. */
export function placeColumns(headers: readonly string[], chosen: ChosenColumns): RunColumns | undefined {
  const names = headers.map(toName)
  const place = (header = ''): number | null | undefined => {
    if (header === '') return null
    const at = names.indexOf(toName(header))
    return at < 0 ? undefined : at
  }
  const [day, time, count, seconds] = [chosen.day, chosen.time, chosen.count, chosen.seconds].map(place)
  if (day === null || day === undefined) return undefined
  if (time === undefined || count === undefined || seconds === undefined) return undefined
  return { day, time, count, seconds, program: null }
}

/** "Play_Date " → "play date" */
function toName(header: string): string {
  return header
    .slice(0, 100)
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replace(/[:.*]$/, '')
    .trim()
}
