import { formatUsd, monthlyPrice } from '#domain/money.ts'
import { type Audience, toAudienceTag } from '#domain/vocabulary.ts'
import { presentReach } from '../explain/explain-match.ts'
import { namesIn } from '../explain/names.ts'
import { plainText } from '../explain/wording.ts'
import type { Say } from './language.ts'
import { pathOfComparison } from './paths.ts'
import type { Ground, Reply, SpokenListing, SpokenMatch } from './spoken.ts'

const TITLE_SHORT = 70

/** Spaces side by side, and what differs in a sentence. */
export function sayCompare({ say, about, days }: Ground): Reply {
  const titles = about.map(({ listing }) => plainText(listing.title))
  if (titles.length < 2)
    return { text: say('There is only one space to look at.', 'Solo hay un espacio para ver.') }
  const rows = listRows(say, about, days).filter(({ values }) => values.some((value) => value !== NONE))
  return {
    text: [sayCheaper(say, about), sayScores(say, about)].filter(Boolean).join(' '),
    comparison: { titles: titles.map((title) => title.slice(0, TITLE_SHORT)), rows },
    links: [
      {
        text: say('Compare them on a page', 'Compararlos en una página'),
        path: pathOfComparison(about.map(({ listing }) => listing.id)),
      },
    ],
  }
}

const NONE = '–'

function listRows(say: Say, about: readonly SpokenMatch[], days: Ground['days']) {
  const { price: write, kinds, audiences, day, days: range } = namesIn(say.tongue)
  const row = (label: string, of: (listing: SpokenListing) => string | null) => ({
    label,
    values: about.map(({ listing }) => of(listing) ?? NONE),
  })
  return [
    row(say('Price', 'Precio'), ({ price, interval }) => write(price, interval)),
    ...(days
      ? [
          row(capital(range(days)), ({ dated }) =>
            dated ? `${formatUsd(dated.totalCents / 100)} ${say('in all', 'en total')}` : null,
          ),
        ]
      : []),
    row(say('Type', 'Tipo'), ({ adType }) => capital(kinds[adType])),
    row(say('Place', 'Lugar'), ({ location }) => plainText(location.text)),
    row(say('Audience figure', 'Cifra de público'), (listing) => presentReach(listing, say)),
    row(say('For', 'Para'), ({ targetMarket }) => {
      const names = targetMarket.flatMap((tag) => audiences[toAudienceTag(tag) as Audience] ?? [])
      return names.length > 0 ? names.map(capital).join(', ') : null
    }),
    row(say('Free from', 'Libre desde'), ({ firstFree, availabilityStart }) => {
      const first = firstFree ?? availabilityStart
      return first ? day(first) : null
    }),
    row(say('Minimum', 'Mínimo'), ({ minContract }) => (minContract ? plainText(minContract) : null)),
    row(say('Setup fee', 'Instalación'), ({ setupFee }) => (setupFee === null ? null : formatUsd(setupFee))),
  ]
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
}

function sayCheaper(say: Say, about: readonly SpokenMatch[]): string {
  const rented = about.filter(({ listing }) => listing.interval !== 'one-time')
  if (rented.length < about.length) return ''
  const [cheap, next] = [...rented].sort((a, b) => monthOf(a) - monthOf(b))
  if (!cheap || !next) return ''
  const less = monthOf(next) - monthOf(cheap)
  const title = plainText(cheap.listing.title)
  if (less === 0) return say('They cost the same by the month.', 'Cuestan lo mismo al mes.')
  return say(
    `${title} costs less: ${formatUsd(monthOf(cheap))} a month against ${formatUsd(monthOf(next))}.`,
    `${title} cuesta menos: ${formatUsd(monthOf(cheap))} al mes contra ${formatUsd(monthOf(next))}.`,
  )
}

function monthOf({ listing }: SpokenMatch): number {
  return monthlyPrice(listing.price, listing.interval)
}

function sayScores(say: Say, about: readonly SpokenMatch[]): string {
  if (about.some(({ parts }) => parts.length === 0)) return ''
  const scores = about.map(({ matchScore }) => String(matchScore))
  const { all } = namesIn(say.tongue)
  return say(
    `They fit your request with ${all(scores)} of 100.`,
    `Cumplen lo que pediste con ${all(scores)} de 100.`,
  )
}
