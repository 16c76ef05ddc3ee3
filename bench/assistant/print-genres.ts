import type { UnderstandOptions } from '#assistant/understand/understand.ts'
import { understand } from '#assistant/understand/understand.ts'
import { GENRE_SETS } from '#test/evaluation/queries/heard.ts'
import { measureUnderstanding } from '#training/train/measure-understanding.ts'

/** Exact requests and slot F1 of each genre, in the half that guides and the sealed half; no miss is shown. */
export function printGenres(options: UnderstandOptions): void {
  const read = (text: string) => understand(text, options)
  for (const [half, genres] of Object.entries(GENRE_SETS)) {
    console.log(`Genres, ${half.padEnd(15)}  cases   exact     slot F1`)
    for (const [genre, cases] of [
      ...Object.entries(genres),
      ['all', Object.values(genres).flat()] as const,
    ]) {
      const { exact, slotF1 } = measureUnderstanding(cases, read)
      const share = `${(exact * 100).toFixed(1)} %`
      console.log(
        `  ${genre.padEnd(20)} ${String(cases.length).padStart(6)}  ${share.padStart(8)}  ${slotF1.toFixed(3).padStart(8)}`,
      )
    }
  }
}
