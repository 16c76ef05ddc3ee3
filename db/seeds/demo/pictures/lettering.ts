import { round } from './svg.ts'

/** Stroke font of capitals on a grid 60 wide and 100 high: drawn, so that text looks the same whatever fonts are installed. */
const STROKES: Record<string, string> = {
  A: 'M0 100L30 0L60 100M12 66H48',
  B: 'M0 0V100H34A26 26 0 0 0 34 48H0H30A24 24 0 0 0 30 0H0',
  C: 'M58 18A34 48 0 1 0 58 82',
  D: 'M0 0V100H18Q60 96 60 50Q60 4 18 0Z',
  E: 'M54 0H0V100H54M0 50H44',
  F: 'M54 0H0V100M0 50H44',
  G: 'M58 18A34 48 0 1 0 60 78V56H36',
  H: 'M0 0V100M60 0V100M0 50H60',
  I: 'M30 0V100',
  K: 'M0 0V100M58 0L4 56M22 40L60 100',
  L: 'M0 0V100H52',
  M: 'M-4 100V0L30 62L64 0V100',
  N: 'M0 100V0L60 100V0',
  O: 'M30 0A33 50 0 1 0 30.1 0Z',
  P: 'M0 100V0H32A27 27 0 0 1 32 56H0',
  R: 'M0 100V0H32A27 27 0 0 1 32 54H0M28 54L60 100',
  S: 'M56 16Q46 0 28 0Q2 2 2 25Q4 44 30 49Q60 54 58 76Q54 100 30 100Q8 100 0 82',
  T: 'M0 0H60M30 0V100',
  U: 'M0 0V64A30 36 0 0 0 60 64V0',
  V: 'M0 0L30 100L60 0',
  W: 'M-6 0L12 100L30 32L48 100L66 0',
  Y: 'M0 0L30 48L60 0M30 48V100',
}
const ADVANCE = 92
const SPACE = 46

/** Bold text with its baseline at `y`, centred in the width and scaled to fit it. */
export function word(
  text: string,
  at: { x: number; y: number; width: number; size: number },
  fill: string,
): string {
  const letters = [...text]
  const length = letters.reduce((sum, letter) => sum + (letter === ' ' ? SPACE : ADVANCE), -ADVANCE + 60)
  const scale = Math.min((at.size * 0.74) / 100, at.width / (length + 24))
  let x = 0
  let strokes = ''
  for (const letter of letters) {
    if (STROKES[letter])
      strokes += `<path d="${STROKES[letter]}"${x === 0 ? '' : ` transform="translate(${x})"`}/>`
    x += letter === ' ' ? SPACE : ADVANCE
  }
  const left = at.x + (at.width - length * scale) / 2
  return `<g transform="translate(${round(left)} ${round(at.y - 100 * scale)}) scale(${scale.toFixed(3)})" fill="none" stroke="${fill}" stroke-width="21" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`
}
