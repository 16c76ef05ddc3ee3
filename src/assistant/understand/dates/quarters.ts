import { PARTS_OF_YEAR } from '../../lexicon/date-words.ts'
import type { Token } from '../words/tokenize.ts'
import { type Day, dayOf, yearOf } from './calendar.ts'
import { fixed, isYearNumber, type Reader, textAt, withYear } from './months.ts'

/** "Q3", "first quarter of next year". */
export const readQuarter: Reader = (tokens, i, today) => {
  const part = yearPartAt(tokens, i)
  if (!part) return undefined
  const first = part.nth * part.months - part.months + 1
  const said = yearSaidAt(tokens, part.end, today)
  if (said) {
    const { year } = said
    return fixed({ from: dayOf(year, first, 1), to: dayOf(year, first + part.months, 1) - 1 }, i, said.end)
  }
  return withYear(tokens, {
    start: i,
    end: part.end,
    at: (year) => ({ from: dayOf(year, first, 1), to: dayOf(year, first + part.months, 1) - 1 }),
    year: null,
  })
}

/** "first quarter of next year" */
function yearSaidAt(
  tokens: readonly Token[],
  end: number,
  today: Day,
): { year: number; end: number } | undefined {
  let at = end
  while (/^(of|in|the|de|del)$/.test(textAt(tokens, at))) at += 1
  const words = `${textAt(tokens, at)} ${textAt(tokens, at + 1)}`
  if (!/^(next|this|coming) year$|^(proximo|este) ano$/.test(words)) return undefined
  return { year: yearOf(today) + (/^(next|coming|proximo)/.test(words) ? 1 : 0), end: at + 2 }
}

interface YearPart {
  nth: number
  months: number
  end: number
}

/** "Q3", "H1", "third quarter", "2nd half of 2027", "primer trimestre". */
function yearPartAt(tokens: readonly Token[], i: number): YearPart | undefined {
  const token = tokens[i]
  const letter = { q: 3, h: 6 }[token?.text ?? '']
  const glued = tokens[i + 1]
  // "2Q"
  if (token?.kind === 'number' && glued?.text === 'q' && glued.start === token.end)
    return inYear({ nth: token.value ?? 0, months: 3, end: i + 2 })
  if (letter && glued?.kind === 'number' && glued.start === token?.end)
    return inYear({ nth: glued.value ?? 0, months: letter, end: i + 2 })
  const nth = token?.kind === 'ordinal' ? token.value : PARTS_OF_YEAR[token?.text ?? '']
  const months = { quarter: 3, qtr: 3, q: 3, trimestre: 3, half: 6, semestre: 6 }[tokens[i + 1]?.stem ?? '']
  if (!nth || !months) return undefined
  const at = /^(of|de|del)$/.test(textAt(tokens, i + 2)) ? i + 3 : i + 2
  // "first half of May" is part of a month
  const named =
    isYearNumber(tokens[at]) ||
    (/^(the|next|this|coming|proximo|este)$/.test(textAt(tokens, at)) &&
      !/^(month|week|mes)$/.test(textAt(tokens, at + 1)))
  if (months === 6 && !named) return undefined
  return inYear({ nth, months, end: i + 2 })
}

function inYear(part: YearPart): YearPart | undefined {
  return part.nth >= 1 && part.nth * part.months <= 12 ? part : undefined
}
