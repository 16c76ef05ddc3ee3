import { required } from '../required.ts'

/** "1–3, 7": ascending numbers, runs by their ends. @param dash between the ends of a run */
export function writeNumbers(numbers: readonly number[], dash = '–'): string {
  const runs: { first: number; last: number }[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === run.last + 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}${dash}${last}`)).join(', ')
}

/** 0 is A, 26 is AA. */
export function toLetters(index: number): string {
  const letter = required('ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index % 26])
  return index < 26 ? letter : toLetters(Math.floor(index / 26) - 1) + letter
}
