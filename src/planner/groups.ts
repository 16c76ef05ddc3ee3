import { required } from '#domain/required.ts'
import { leftAt, usedAt } from './saturation.ts'

/** So much of a space is bought that uses `share` of its group when all of it is: v ÷ V. */
interface Bought {
  share: number
  amount: number
}

const MAX_ROUNDS = 60
const SAME_LEVEL = 1e-6

/**
 * A bound of what whole spaces use of the groups they belong to, media or sellers. At any level `t ≥ 0` of a group
 * `1 − e^(−Σv) ≤ base + Σ counted(v)`, where `base = 1 − (1 + t)·e^(−t)`, and `counted(v)` is the tangent `v·e^(−t)` up to the
 * level and `1 − e^(−v) − base` beyond: what is more than the level alone counts no more than that. Where all are below it this
 * is the tangent at `t`; else the largest of them and the base are what it is alone, and others add less beside it than they
 * are counted with.
 */
export class Levels {
  readonly #levels: Float64Array
  /** e^(−t). */
  readonly #slopes: Float64Array
  readonly #bases: Float64Array

  constructor(groups: number) {
    this.#levels = new Float64Array(groups)
    this.#slopes = new Float64Array(groups).fill(1)
    this.#bases = new Float64Array(groups)
  }

  /** Of what was bought of each group, where the bound is lowest. */
  static at(bought: readonly (readonly Bought[])[]): Levels {
    const levels = new Levels(bought.length)
    for (const [group, some] of bought.entries()) levels.#set(group, lowestLevel(some))
    return levels
  }

  #set(group: number, level: number): void {
    this.#levels[group] = level
    this.#slopes[group] = leftAt(level)
    this.#bases[group] = usedAt(level) - level * leftAt(level)
  }

  /** Of all groups. */
  get base(): number {
    return this.#bases.reduce((sum, base) => sum + base, 0)
  }

  /** @param used 1 − e^(−share) */
  countOf(group: number, share: number, used: number): number {
    if (share <= (this.#levels[group] as number)) return share * (this.#slopes[group] as number)
    return used - (this.#bases[group] as number)
  }
}

/** What amounts of spaces bring at most of one group: concave in them, and for whole ones no less than what they use. */
export function boundOfGroup(bought: readonly Bought[]): number {
  const level = lowestLevel(bought)
  const slope = leftAt(level)
  const base = usedAt(level) - level * slope
  let sum = base
  for (let at = 0; at < bought.length; at++) {
    const { share, amount } = required(bought[at])
    sum += amount * (share <= level ? share * slope : usedAt(share) - base)
  }
  return sum
}

/** Where `t = Σ amount·min(share, t)`: none of up to one space in all, else the only other one, read from above. */
function lowestLevel(bought: readonly Bought[]): number {
  let [amounts, level] = [0, 0]
  for (const { share, amount } of bought) {
    amounts += amount
    level += amount * share
  }
  if (amounts <= 1) return 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let next = 0
    for (let at = 0; at < bought.length; at++) {
      const { share, amount } = required(bought[at])
      next += amount * Math.min(share, level)
    }
    if (level - next < SAME_LEVEL) return next
    level = next
  }
  return level
}
