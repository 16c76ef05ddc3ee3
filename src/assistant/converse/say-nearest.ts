import { required } from '#domain/required.ts'
import { namesIn } from '../explain/names.ts'
import { plainText } from '../explain/wording.ts'
import { linkTo } from './say-facts.ts'
import type { Ground, Reply, SpokenMatch } from './spoken.ts'

/** How far one is from where it was asked for. */
export function sayDistanceOf({ say, about }: Ground): Reply {
  const { listing, where } = required(about[0])
  const title = plainText(listing.title)
  const town = plainText(listing.location.text)
  if (where?.miles == null)
    return {
      text: say(
        `${title} is in ${town}. Name a place to measure from.`,
        `${title} está en ${town}. Di desde dónde medir.`,
      ),
    }
  return {
    text: say(
      `${title} is ${where.miles} mi from the middle of ${where.of}, in ${town}.`,
      `${title} está a ${where.miles} mi del centro de ${where.of}, en ${town}.`,
    ),
  }
}

/** Of those shown what is free first. */
export function sayEarliest({ say, shown }: Ground): Reply {
  const firstOf = ({ listing }: SpokenMatch) => listing.firstFree ?? listing.availabilityStart ?? ''
  const [best] = shown
    .filter((one) => firstOf(one) !== '')
    .toSorted((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1))
  if (!best)
    return {
      text: say('None of those shown states a first day.', 'Ninguno de los mostrados indica un primer día.'),
    }
  const title = plainText(best.listing.title)
  const day = namesIn(say.tongue).day(firstOf(best))
  return {
    text: say(
      `Of those shown ${title} is free first: from ${day}. For others, name earlier dates.`,
      `De los mostrados, ${title} está libre primero: desde el ${day}. Para otros, di fechas más tempranas.`,
    ),
    links: [linkTo(best, title)],
  }
}

export function sayCloser({ say, shown }: Ground): Reply {
  const near = shown.filter(({ where }) => where != null && where.miles !== null)
  const [best] = near.sort((a, b) => (a.where?.miles ?? 0) - (b.where?.miles ?? 0))
  if (!best) return { text: say('I know no place to measure from.', 'No sé desde dónde medir.') }
  const title = plainText(best.listing.title)
  const price = namesIn(say.tongue).price(best.listing.price, best.listing.interval)
  return {
    text: say(
      `The closest of those shown: ${title}, ${price}, ${plainText(best.listing.location.text)}, ${best.where?.miles} mi from ${best.where?.of}.`,
      `El más cercano de los mostrados: ${title}, ${price}, ${plainText(best.listing.location.text)}, a ${best.where?.miles} mi de ${best.where?.of}.`,
    ),
    links: [linkTo(best, title)],
  }
}
