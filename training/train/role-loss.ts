import type { Role } from '#assistant/understand/reading.ts'
import { ROLES } from '#assistant/understand/roles/mentions.ts'
import type { Answer } from './allowed-roles.ts'

const LEAST = 1e-6

/**
 * The gradient of the scores: each mention should have one of its allowed roles, and of the mentions that share an answer at least one should
 * give it. Scores are log-odds; the loss is the negative log-likelihood of both.
 */
export function gradientOfScores(
  scores: readonly (readonly number[])[],
  answers: readonly Answer[],
): number[][] {
  const chances = scores.map(softmax)
  const gradients = chances.map((chance, n) => ofAllowed(chance, (answers[n] as Answer).allowed))
  for (const key of new Set(answers.flatMap(({ group }) => group?.key ?? []))) {
    const members = answers.flatMap(({ group }, n) => (group?.key === key ? [n] : []))
    const role = ROLES.indexOf((answers[members[0] as number] as Answer).group?.role as Role)
    addOfGroup(gradients, chances, members, role)
  }
  return gradients
}

function ofAllowed(chance: readonly number[], allowed: readonly Role[]): number[] {
  if (allowed.length === ROLES.length) return chance.map(() => 0)
  const isAllowed = (role: number) => allowed.includes(ROLES[role] as Role)
  const right = chance.reduce((sum, one, role) => sum + (isAllowed(role) ? one : 0), 0)
  return chance.map((one, role) => one - (isAllowed(role) ? one / Math.max(right, LEAST) : 0))
}

/** Of −log(1 − the chance that no member has the role). */
function addOfGroup(
  gradients: number[][],
  chances: readonly (readonly number[])[],
  members: readonly number[],
  role: number,
): void {
  const none = members.reduce((product, n) => product * (1 - (chances[n]?.[role] as number)), 1)
  const some = Math.max(1 - none, LEAST)
  for (const n of members) {
    const chance = chances[n] as readonly number[]
    const own = chance[role] as number
    const ofChance = -none / Math.max(1 - own, LEAST) / some
    chance.forEach((one, other) => {
      const slope = own * ((other === role ? 1 : 0) - one)
      const gradient = gradients[n] as number[]
      gradient[other] = (gradient[other] as number) + ofChance * slope
    })
  }
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const sum = powers.reduce((total, power) => total + power)
  return powers.map((power) => power / sum)
}
