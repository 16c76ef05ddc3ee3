import { formatShortCents } from '#domain/booking/price/cents.ts'
import { formatUsd } from '#domain/money.ts'
import { AD_TYPE_LABELS, type AdType } from '#domain/vocabulary.ts'
import { type Say, sayIn, type Tongue } from '../converse/language.ts'
import { type PlanInput, pathOfPlan } from '../converse/paths.ts'
import { namesIn } from '../explain/names.ts'
import { KINDS, TYPES } from '../explain/spanish-names.ts'
import { plainText } from '../explain/wording.ts'
import type { PlanBrief } from './plan-brief.ts'

/** What the planner found, as far as it is said. Money is integer US cents. */
export interface SpokenPlan {
  place: string | null
  from: string
  to: string
  totalCents: number
  lines: readonly {
    listing: { title: string; adType: AdType }
    first: string
    last: string
    totalCents: number
  }[]
  shortfall: string | null
  missing: readonly { adType: AdType; lines: number }[]
  certificate: { percent: number; says: string } | null
}

/** Where the same plan is on a page of its own. */
export function pathOfBrief({ media, refusedTypes, ...brief }: PlanBrief): string {
  const input: PlanInput = {
    ...brief,
    media: media.map(({ adType, count = 0 }) => ({ adType, count })),
    shares: media.flatMap(({ adType, share }) => (share === undefined ? [] : [{ adType, share }])),
    without: refusedTypes,
  }
  return pathOfPlan(input)
}

/** Longer plans are read on their page. */
const SAID_LINES = 12

/** A plan in words: lines, total, how near it is to the best, and that nothing is booked. Every figure is the planner's. */
export function describePlan(plan: SpokenPlan, brief: PlanBrief, tongue: Tongue): string {
  const say = sayIn(tongue)
  const { lines, totalCents, shortfall, missing, certificate } = plan
  const days = namesIn(tongue).days({ first: plan.from, last: plan.to })
  const place = plan.place === null ? '' : plainText(plan.place)
  const where = say(` for ${place ? `${place}, ` : ''}${days}`, `${place && ` para ${place},`} ${days}`)
  const budget = formatUsd(brief.budget ?? 0)
  const short = say(
    shortfall ?? '',
    missing
      .map((one) => `No se pueden conseguir ${one.lines} de ${TYPES[one.adType]} en estas fechas.`)
      .join(' '),
  )
  if (lines.length === 0)
    return [
      say(
        `No plan${where}, at most ${budget} in all.`,
        `No hay plan${where}, como máximo ${budget} en total.`,
      ),
      short,
      say('Change the dates, the place or the budget.', 'Cambia las fechas, el lugar o el presupuesto.'),
    ]
      .filter(Boolean)
      .join('\n')
  const spaces = say(
    lines.length === 1 ? '1 space' : `${lines.length} spaces`,
    lines.length === 1 ? '1 espacio' : `${lines.length} espacios`,
  )
  const total = formatShortCents(totalCents)
  const near = certificate
    ? say(
        certificate.says,
        certificate.percent < 75
          ? 'No podemos probar qué tan cerca está de lo mejor.'
          : `Al menos el ${certificate.percent}% de lo mejor posible.`,
      )
    : ''
  return [
    say(
      `A plan${where}: ${spaces}, ${total} of ${budget} in all.`,
      `Un plan${where}: ${spaces}, ${total} de ${budget} en total.`,
    ),
    ...lines.slice(0, SAID_LINES).map((line, at) => describeLine(line, at, say)),
    lines.length > SAID_LINES
      ? say('The other lines are on its page.', 'Las otras líneas están en su página.')
      : '',
    short,
    near,
    say('Nothing is booked.', 'Nada está reservado.'),
  ]
    .filter(Boolean)
    .join('\n')
}

function describeLine(
  { listing, first, last, totalCents }: SpokenPlan['lines'][number],
  at: number,
  say: Say,
): string {
  const { days } = namesIn(say.tongue)
  const kind = say(AD_TYPE_LABELS[listing.adType], KINDS[listing.adType])
  return `${at + 1}. ${plainText(listing.title)} (${kind}, ${days({ first, last })}): ${formatShortCents(totalCents)}`
}

/** What can be said next of a plan of so many lines. */
export function nextSteps(count: number, tongue: Tongue): string[] {
  const say = sayIn(tongue)
  if (count === 0) return []
  const swap = say('Swap the first for something cheaper', 'Cambia el primero por algo más barato')
  return count === 1 ? [swap] : [swap, say('Drop the last one', 'Quita el último')]
}

export function askWhichLine(tongue: Tongue): string {
  return sayIn(tongue)(
    'Which line of the plan? Say its number: “drop the second”, “swap the first for something cheaper”.',
    '¿Qué línea del plan? Di su número: “quita el segundo”, “cambia el primero por algo más barato”.',
  )
}

export function describeAsItIs(tongue: Tongue): string {
  return sayIn(tongue)(
    'It is a plan already. Open it to save it, share it or request its spaces; nothing is booked before you do.',
    'Ya es un plan. Ábrelo para guardarlo, compartirlo o pedir sus espacios; nada se reserva antes.',
  )
}

export function describeUnclear(tongue: Tongue): string {
  return sayIn(tongue)(
    'I did not understand that, and the plan stays as it was. You can say: “swap the second for something cheaper”, “drop the last one”, “stretch it to $8,000”, “in Kent instead”, “no radio”, “why the first?”.',
    'No entendí eso, y el plan sigue igual. Puedes decir: “cambia el segundo por algo más barato”, “quita el último”, “sube a $8,000”, “en Kent”, “sin radio”, “¿por qué el primero?”.',
  )
}

export function describeNothingCheaper(tongue: Tongue): string {
  return sayIn(tongue)(
    'Nothing cheaper of that kind is free in these dates, so the plan stays as it was.',
    'No hay nada más barato de ese tipo en estas fechas, así que el plan sigue igual.',
  )
}

interface LineReason {
  listing: { title: string; adType: AdType }
  isPinned: boolean
  /** The planner's own sentence. */
  why: string
  reason: {
    percent: number
    isOnly: boolean
    runnerUp: { title: string; percent: number; totalCents: number } | null
  }
}

/** Why a line is in a plan, and what it beat. */
export function describeWhy({ listing, isPinned, why, reason }: LineReason, tongue: Tongue): string {
  const { percent, isOnly, runnerUp } = reason
  const spanish = [
    `Suma ${percentInSpanish(percent)} a la puntuación del plan.`,
    isOnly ? `Es el único espacio de ${TYPES[listing.adType]} en el plan.` : '',
    isPinned ? 'Tú pediste conservarlo.' : '',
    runnerUp
      ? `Lo mejor en su lugar sería: ${plainText(runnerUp.title)}, ${formatShortCents(runnerUp.totalCents)}, ${percentInSpanish(runnerUp.percent)}.`
      : '',
  ]
  return `${plainText(listing.title)}: ${sayIn(tongue)(why, spanish.filter(Boolean).join(' '))}`
}

function percentInSpanish(percent: number): string {
  return percent < 0.1 ? 'menos del 0.1%' : `${percent.toFixed(1)}%`
}

/** Of two wishes the one that was not done. */
export function describeLineStays(tongue: Tongue): string {
  return sayIn(tongue)(
    'Nothing cheaper of that kind is free in these dates, so that line stays; the rest is done.',
    'No hay nada más barato de ese tipo en estas fechas, así que esa línea sigue; lo demás está hecho.',
  )
}

/** A part of the sentence that changed nothing, in its own words. */
export function describeUndone(part: string, tongue: Tongue): string {
  const words = plainText(part).slice(0, MAX_QUOTED)
  return sayIn(tongue)(
    `I did not understand “${words}”, so that part changed nothing.`,
    `No entendí “${words}”, así que esa parte no cambió nada.`,
  )
}

const MAX_QUOTED = 80

export function describeNotAgain(tongue: Tongue): string {
  return sayIn(tongue)(
    'That space would not be chosen again: what is free or what it costs has changed. Say what to change, and the plan is made anew.',
    'Ese espacio no se elegiría otra vez: ha cambiado lo que está libre o lo que cuesta. Di qué cambiar, y el plan se hace de nuevo.',
  )
}

/** A reason that the planner gives in English alone. */
export function describeRefusal(message: string, tongue: Tongue): string {
  return sayIn(tongue)(message, `El plan no se puede hacer así. La razón, en inglés: “${message}”`)
}
