import type { AffidavitInput } from '#contract/booking/proofs-affidavits.ts'
import { AFFIDAVIT_LIMITS, readTimes } from '#domain/booking/proof/affidavit.ts'
import { addDays } from '#domain/zoned-time.ts'

/** A line as it is typed. */
export interface LineValues {
  /** Among those on the page. */
  key: string
  day: string
  times: string
  count: string
  program: string
}

export interface AffidavitValues {
  outlet: string
  seconds: string
  signer: string
  role: string
  lines: LineValues[]
}

export const firstLine = (key: string, day: string): LineValues => ({
  ...{ key, day },
  times: '',
  count: '',
  program: '',
})

/** One line, and nothing else. */
export const emptyAffidavit = (key: string, day: string): AffidavitValues => ({
  ...{ outlet: '', seconds: '', signer: '', role: '' },
  lines: [firstLine(key, day)],
})

/** As the one before, a day later: most days are alike. */
export function nextLine(before: LineValues | undefined, key: string): LineValues {
  if (!before) return firstLine(key, '')
  return { ...before, key, day: before.day && addDays(before.day, 1) }
}

/** How many a line says: as many as its times, else what is typed. */
export function countOf({ times, count }: Pick<LineValues, 'times' | 'count'>): number | null {
  const read = readTimes(times)
  if (read === null) return null
  if (read.length > 0) return read.length
  const typed = count.replaceAll(',', '').trim()
  return /^\d{1,6}$/.test(typed) ? Number(typed) : null
}

export type WrittenAffidavit = Omit<AffidavitInput, 'id' | 'duty'>

/** What is sent, or what is wrong by field: `outlet`, `signer`, `role`, `seconds`, `KEY.day`, `KEY.times`, `KEY.count`. */
export function readAffidavit(
  { outlet, seconds, signer, role, lines }: AffidavitValues,
  today: string,
): { written: WrittenAffidavit } | { problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  if (outlet.trim() === '') problems.outlet = 'Say where it ran'
  if (signer.trim() === '') problems.signer = 'Give your name'
  if (role.trim() === '') problems.role = 'Give your role'
  if (seconds.trim() !== '' && !/^[1-9]\d{0,4}$/.test(seconds.trim())) problems.seconds = 'Give whole seconds'
  for (const line of lines) Object.assign(problems, problemsOf(line, today))
  if (Object.keys(problems).length > 0) return { problems }
  return {
    written: {
      outlet,
      seconds: seconds.trim() === '' ? null : Number(seconds),
      signer,
      role,
      lines: lines.map((line) => ({
        day: line.day,
        times: readTimes(line.times) ?? [],
        count: countOf(line) ?? 0,
        program: line.program,
      })),
    },
  }
}

function problemsOf({ key, day, ...line }: LineValues, today: string): Record<string, string> {
  const times = readTimes(line.times)
  const count = countOf(line)
  const isMany = times !== null && times.length > AFFIDAVIT_LIMITS.times
  return {
    ...(day === '' && { [`${key}.day`]: 'Give the day' }),
    ...(day > today && { [`${key}.day`]: 'This day has not come yet' }),
    ...(times === null && { [`${key}.times`]: 'Give times such as 7:15 AM, 5:40 PM' }),
    ...(isMany && { [`${key}.times`]: `At most ${AFFIDAVIT_LIMITS.times} times` }),
    ...(times?.length === 0 &&
      !(count && count <= AFFIDAVIT_LIMITS.count) && { [`${key}.count`]: 'Say how many' }),
  }
}
