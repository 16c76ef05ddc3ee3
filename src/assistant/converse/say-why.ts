import { required } from '#domain/required.ts'
import { namesIn } from '../explain/names.ts'
import { plainText } from '../explain/wording.ts'
import type { MatchPart, MatchPartName } from '../match/score.ts'
import type { Say } from './language.ts'
import type { Ground, Reply, SpokenMatch } from './spoken.ts'

const PARTS: Record<MatchPartName, readonly [en: string, es: string]> = {
  place: ['place', 'lugar'],
  budget: ['budget', 'presupuesto'],
  audience: ['audience', 'público'],
  medium: ['type of space', 'tipo de espacio'],
  venue: ['venue', 'tipo de local'],
  format: ['format', 'formato'],
  features: ['features', 'características'],
  availability: ['dates', 'fechas'],
  meaning: ['your words', 'tus palabras'],
  unread: ['what I did not understand', 'lo que no entendí'],
}

/** Why a space stands where it stands: the parts of its score, beside those of the one next to it. */
export function sayWhy({ say, shown, about }: Ground): Reply {
  const match = required(about[0])
  const index = shown.findIndex(({ listing }) => listing.id === match.listing.id)
  const title = plainText(match.listing.title)
  if (match.parts.length === 0)
    return {
      text: say(
        `${title}: you named no limits, so nothing ranks it; say a place, a budget or whom to reach.`,
        `${title}: no pusiste límites, así que nada lo ordena; di un lugar, un presupuesto o a quién llegar.`,
      ),
    }
  const other = shown[index === 0 ? 1 : 0]
  const place = say(`number ${index + 1}`, `el número ${index + 1}`)
  return {
    text: [
      say(
        `${title} is ${place} with ${match.matchScore} of 100 points: ${listPoints(match.parts, say)}.`,
        `${title} es ${place} con ${match.matchScore} de 100 puntos: ${listPoints(match.parts, say)}.`,
      ),
      match.benefits.slice(0, 3).join(' '),
      other ? sayOther(match, other, say) : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function listPoints(parts: readonly MatchPart[], say: Say): string {
  return parts
    .map(
      ({ name, points, max }) => `${say(...PARTS[name])} ${round(points)} ${say('of', 'de')} ${round(max)}`,
    )
    .join(', ')
}

function round(points: number): string {
  return String(Math.round(points * 10) / 10)
}

/** In which parts two spaces differ most. */
function sayOther(match: SpokenMatch, other: SpokenMatch, say: Say): string {
  const pointsOf = ({ parts }: SpokenMatch, name: MatchPartName) =>
    parts.find((part) => part.name === name)?.points ?? 0
  const gaps = match.parts
    .map(({ name }) => ({ name, gap: pointsOf(match, name) - pointsOf(other, name) }))
    .filter(({ gap }) => Math.abs(gap) >= 0.1)
    .sort((a, b) => Math.abs(b.gap) - Math.abs(a.gap))
  const title = plainText(other.listing.title)
  const [first] = gaps
  if (!first) return say(`${title} has as many.`, `${title} tiene los mismos.`)
  const by = round(Math.abs(first.gap))
  return first.gap > 0
    ? say(
        `${title} has ${other.matchScore}: it has ${by} less for ${PARTS[first.name][0]}.`,
        `${title} tiene ${other.matchScore}: ${by} menos por ${PARTS[first.name][1]}.`,
      )
    : say(
        `${title} has ${other.matchScore}: it has ${by} more for ${PARTS[first.name][0]}.`,
        `${title} tiene ${other.matchScore}: ${by} más por ${PARTS[first.name][1]}.`,
      )
}

/** Why it costs what it costs is its seller's to say; what others cost is known. */
export function sayExpensive({ say, about }: Ground): Reply {
  const { listing, value } = required(about[0])
  const price = namesIn(say.tongue).price(listing.price, listing.interval)
  const title = plainText(listing.title)
  return {
    text: say(
      `${title} costs ${price}. ${value ?? 'There are too few like it to compare its price with.'} The seller gives no reason for the price; you can ask for a better one.`,
      `${title} cuesta ${price}. ${value ?? 'Hay muy pocos parecidos para comparar su precio.'} El vendedor no explica el precio; puedes pedirle uno mejor.`,
    ),
  }
}

/** What the percentage is. */
export function sayScore({ say, about }: Ground): Reply {
  const match = about[0]
  const parts = match && match.parts.length > 0 ? listPoints(match.parts, say) : ''
  const of = match ? plainText(match.listing.title) : ''
  return {
    text: say(
      `The score is the points a space earns for what you asked, as a share of what it could earn: place, budget, audience and so on. It is no forecast.${parts ? ` ${of}: ${parts}.` : ''}`,
      `El porcentaje son los puntos que gana un espacio por lo que pediste, de los que podría ganar: lugar, presupuesto, público, etc. No es un pronóstico.${parts ? ` ${of}: ${parts}.` : ''}`,
    ),
  }
}
