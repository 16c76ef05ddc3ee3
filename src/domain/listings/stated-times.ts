/** So many days, as they were written. */
export interface StatedTime {
  /** "10 working days" */
  words: string
  /** What that may be in working days: days alone are of the calendar or of the week. */
  workingDays: readonly number[]
}

const TIME = String.raw`(\d{1,3}) ?-?(?:dry )?(working |business )?(day|week)s?`
/** Between a word and its time: "lead time is about 10 days". */
const TO = String.raw`(?:(?: of| is| takes| needs| requires|:)? ?(?:about |at least |min\.? |minimum )?)`

const ANY = new RegExp(String.raw`\b${TIME}\b`, 'gi')
const PRODUCTION = new RegExp(
  [
    String.raw`\b(?:production|printing|turnaround)(?: (?:lead )?times?)?${TO}${TIME}\b`,
    String.raw`\b${TIME}(?:['’]s?)? (?:for |of )?(?:production|printing|turnaround)\b`,
  ].join('|'),
  'gi',
)
const LEAD = new RegExp(
  [
    String.raw`\b(?:lead times?|notice)${TO}${TIME}\b`,
    String.raw`\b${TIME}(?:['’]s?)? (?:of )?(?:lead time|notice)\b`,
    String.raw`\bbook(?:ed|ings?)? (?:at least |about )?${TIME} (?:ahead|in advance)\b`,
  ].join('|'),
  'gi',
)

const CLAUSE = /[.;!?\n](?=\s|$)|,\s/
/** "30 days' notice to cancel", "60 days' notice before renewal": a notice of another thing. */
const ENDS =
  /\b(?:cancel|terminat|renew|vacat|end (?:the|a|an|this|your|it)\b|ending\b|move out|opt out|price change|rate change)/i

/** "Printing takes 5 working days", "2 weeks for production". */
export function readProductionTimes(text: string): StatedTime[] {
  return readTimes(text, PRODUCTION)
}

/** "Lead time: 10 working days", "two spots need 5 days' notice", "book 3 weeks ahead": of production it is another time. */
export function readLeadTimes(text: string): StatedTime[] {
  return text
    .split(CLAUSE)
    .filter((clause) => !ENDS.test(clause))
    .flatMap((clause) => readTimes(clause.replace(PRODUCTION, ' '), LEAD))
}

/** The one time in the value of a fact: "10 working days after artwork"; nothing where there are two. */
export function readOneTime(value: string): StatedTime | undefined {
  return onlyTime(readTimes(value, ANY))
}

/** The one that all of them are. */
export function onlyTime([first, ...more]: readonly StatedTime[]): StatedTime | undefined {
  return first && more.every((one) => isSameTime(first, one)) ? first : undefined
}

export function isSameTime(a: StatedTime, b: StatedTime): boolean {
  return a.workingDays.some((days) => b.workingDays.includes(days))
}

export function toWorkingDays(days: number): StatedTime {
  return { words: `${days} working ${days === 1 ? 'day' : 'days'}`, workingDays: [days] }
}

function readTimes(text: string, pattern: RegExp): StatedTime[] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => {
    // each way to write it has three groups of its own
    const at = groups.findIndex((group, i) => i % 3 === 0 && group !== undefined)
    return toTime(Number(groups[at]), Boolean(groups[at + 1]), (groups[at + 2] ?? 'day').toLowerCase())
  })
}

function toTime(count: number, isWorking: boolean, unit: string): StatedTime {
  if (isWorking && unit === 'day') return toWorkingDays(count)
  const words = `${count} ${unit}${count === 1 ? '' : 's'}`
  if (unit === 'week') return { words, workingDays: [count * 5] }
  return { words, workingDays: [...new Set([count, Math.round((count * 5) / 7)])] }
}
