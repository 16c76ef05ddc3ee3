import type { ImportReview } from '#contract/listings/reviews-imports.ts'

const number = (count: number) => count.toLocaleString('en-US')
const spacesOf = (count: number) => `${number(count)} ${count === 1 ? 'space' : 'spaces'}`

/** "598 spaces of “faces.csv”" */
export function describeImport({ waiting, fileName, run }: ImportReview): string {
  return `${spacesOf(waiting || (run?.total ?? 0))} of “${fileName}”`
}

/** What the button does, with what is taken out. */
export function approveLabel(waiting: number, leftOut: number): string {
  if (leftOut > 0) return `Approve ${number(waiting - leftOut)} of ${number(waiting)}`
  return waiting === 1 ? 'Approve it' : `Approve all ${number(waiting)}`
}

/** "Billboard 540, Digital 58" */
export function listCounted(counted: readonly { name: string; spaces: number }[]): string {
  return counted.map(({ name, spaces }) => `${name} ${number(spaces)}`).join(', ')
}

/** What came of an approval, a sentence a line. */
export function describeRun({
  total,
  approved,
  refused,
  leftOut,
  isRunning,
}: NonNullable<ImportReview['run']>) {
  if (isRunning)
    return {
      title: `${number(approved + refused)} of ${number(total)} done`,
      words: ['You may leave this page: the work goes on without it.'],
      percent: total === 0 ? 0 : ((approved + refused) / total) * 100,
    }
  return {
    title: `${spacesOf(approved)} approved`,
    words: [
      ...(refused > 0 ? [`${number(refused)} ${refused === 1 ? 'was' : 'were'} not:`] : []),
      ...(leftOut > 0
        ? [
            `${number(leftOut)} ${leftOut === 1 ? 'was taken out and waits' : 'were taken out and wait'} below.`,
          ]
        : []),
    ],
    percent: 100,
  }
}

export const WHY_LABELS = {
  first: 'First of the file',
  odd: 'Farthest from the usual price of their kind',
  priciest: 'Priciest',
} as const
