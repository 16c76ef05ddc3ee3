import type { AssistantListing } from '#assistant/listing.ts'
import type { AdType, AudienceBasis, AudiencePeriod, Interval, Venue } from '#domain/vocabulary.ts'
import { getPugetSoundPlace } from './puget-sound.ts'

/**
 * A small synthetic market: enough of every medium, venue and audience to rank against. Columns: title, medium (and
 * `sale`), place, price/interval, venue, audiences, features, seller, audience figure, dates.
 */
const ROWS = `
Bulletin over the freeway | billboard | Tacoma | 1400/month | | commuters | high-traffic high-visibility | 1 | 38000 day modelled
Wall by the Dome | billboard | Tacoma Dome | 900/month | | young-adults families | near-event-venue | 2
Junior poster on the avenue | billboard | Tacoma | 420/month | | local-business families | | 1
Painted wall, brewery side | billboard | Georgetown | 700/month | | young-adults | high-visibility | 3
Rooftop board | billboard | Capitol Hill | 1100/month | | young-adults professionals | high-visibility | 4 | 52000 month seller-stated
Roadside board, north end | billboard | Everett | 650/month | | commuters | high-traffic | 1
Corner board by the capitol | billboard | Olympia | 550/month | | professionals tourists | | 5
Farm wall on the highway | billboard | Puyallup | 300/month | | families | high-traffic | 6
Own this board outright | billboard sale | Lacey | 48000/one-time | | | | 5
Bus kings, ten sides | billboard | Seattle | 2600/week | transit | commuters tourists | high-visibility | 7 | 210000 week measured
Bus shelter panel | billboard | Ballard | 480/4-week | transit | commuters families | high-traffic | 7
Shelter panel by the university | billboard | University District | 450/4-week | transit | students | | 7
Screen in a climbing gym | digital | Fremont | 260/month | gym | young-adults professionals | | 8
Gym lobby screen | digital | Bellevue | 340/month | gym | professionals | | 8 | 900 day seller-stated
Yoga studio screen | digital | Olympia | 120/month | gym | families professionals | | 9
Office tower elevators | digital | Bellevue | 1500/month | office | professionals | | 10 | 4200 day measured
Lobby screen, lake offices | digital | South Lake Union | 1300/month | office | professionals commuters | | 10
Bar screens on the main street | digital | Capitol Hill | 380/month | bar | young-adults | | 11
Taproom screen | digital | Ballard | 210/month | bar | young-adults | | 11
Ferry cabin screens | digital | Bainbridge Island | 800/month | ferry | commuters tourists | | 12 | 5200 day measured
Ferry terminal screen | digital | Bremerton | 500/month | ferry | commuters | | 12
Baggage hall screens | digital | Seattle-Tacoma International Airport | 4200/month | airport | tourists professionals | high-traffic | 13
Mall directory screen | digital | Lynnwood | 620/month | retail | families | high-traffic | 14
Grocery checkout screens | digital | Renton | 280/month | retail | families seniors | | 14
Arena concourse ribbon | digital | Climate Pledge Arena | 3200/month | stadium | young-adults families | near-event-venue high-visibility | 15
Stadium corner screen | digital | Lumen Field | 2400/month | | young-adults families | near-event-venue high-traffic | 15
LED wall downtown | digital | Seattle | 1900/month | | tourists commuters | high-visibility high-traffic | 16
Campus union screens | digital | University District | 350/month | campus | students | | 17
Weekly paper, quarter page | print | Seattle | 450/week | | young-adults local-business | | 18 | 42000 issue circulation
Daily paper, half page | print | Tacoma | 1200/day | | seniors families | | 19
Neighborhood newsletter insert | print | Ballard | 180/month | | families seniors | | 20
Coffee shop posters, twelve doors | print | Fremont | 240/month | restaurant | young-adults families | | 21
Restaurant placemats | print | Olympia | 150/month | restaurant | families seniors | | 9
Student paper, back page | print | University District | 220/week | campus | students | | 17 | 6000 week circulation
Tourist map panel | print | Pike Place Market | 600/quarter | | tourists | | 22
Program ad at the theater | print | Pioneer Square | 350/one-time | | seniors professionals | | 22
Senior living magazine | print | Edmonds | 320/month | | seniors | | 20
Door hangers, one thousand homes | print | Kent | 390/one-time | | families | | 6
Business journal, eighth page | print | Bellevue | 700/month | | local-business professionals | | 10
Pub coasters | print | Georgetown | 130/month | bar | young-adults | | 3
Morning drive spots | radio | Seattle | 950/week | | commuters | | 23 | 64000 week measured
Community radio underwriting | radio | Olympia | 200/month | | local-business seniors | | 24
Spanish-language morning show | radio | Kent | 320/week | | families | | 24
Jazz hour sponsorship | radio | Tacoma | 260/month | | seniors professionals | | 24
College station read | radio | Bellevue | 90/week | | students young-adults | | 17
Saturday farmers market booth | event | Ballard | 75/day | | families tourists | | 25
Summer street fair sponsor | event | Fremont | 1500/one-time | | families young-adults | | 25 | | 2027-06-01 2027-06-30
Fun run banner | event | Tacoma | 600/one-time | | families young-adults | | 26 | | 2027-03-01 2027-03-31
Boat show booth | event | Lumen Field | 1100/one-time | | seniors professionals | near-event-venue | 26
Tech meetup sponsor | event | South Lake Union | 400/one-time | | professionals | | 10
Holiday market stall | event | Olympia | 120/week | | families tourists | | 9 | | 2026-12-01 2026-12-24
Chamber breakfast sponsor | event | Lacey | 250/one-time | | local-business | | 5
Food blogger post | social | Seattle | 300/one-time | | young-adults families | | 27 | 18000 post followers
Parents’ newsletter slot | social | Seattle | 160/week | | families | | 28 | 5400 issue measured
Tacoma events newsletter | social | Tacoma | 110/week | | young-adults families | | 28
Startup founders newsletter | social | South Lake Union | 420/week | | professionals local-business | | 10
Campus memes account | social | University District | 140/one-time | | students | | 17
Travel reels about the Sound | social | Seattle | 650/one-time | | tourists | | 27
Olympia community page | social | Olympia | 60/week | | local-business families | | 9
Window posters, main street shops | print | Edmonds | 140/month | retail | seniors tourists | | 20
`

/** The market as listings, ids from 1 in the order above. */
export const MARKET: readonly AssistantListing[] = ROWS.trim().split('\n').map(toListing)

function toListing(row: string, index: number): AssistantListing {
  const cells = row.split('|').map((cell) => cell.trim())
  const [
    title = '',
    medium = '',
    place = '',
    price = '',
    venue = '',
    audiences = '',
    features = '',
    seller = '',
    figure = '',
    dates = '',
  ] = cells
  const [dollars, interval] = price.split('/')
  const [adType, sale] = medium.split(' ')
  const [from, to] = words(dates)
  return {
    id: index + 1,
    title,
    description: `${title} in ${place}.`,
    adType: adType as AdType,
    venue: venue === '' ? null : (venue as Venue),
    listingType: sale ? 'sale' : 'rent',
    price: Number(dollars),
    interval: interval as Interval,
    location: { text: `${place}, WA`, coordinates: pointOf(place, index) },
    features: words(features),
    targetMarket: words(audiences),
    audience: toAudience(words(figure)),
    specs: [],
    availabilityStart: from ?? null,
    availabilityEnd: to ?? null,
    minContract: null,
    setupFee: null,
    seller: { name: `Seller ${seller}`, company: null },
    sellerId: Number(seller),
  }
}

/** Jitter, so that spaces of one place do not share a coordinate. */
function pointOf(name: string, index: number) {
  const place = getPugetSoundPlace(name)
  return { lat: place.lat + (index % 7) * 0.0006, lng: place.lng - (index % 5) * 0.0007 }
}

function toAudience([figure, per, basis]: string[]): AssistantListing['audience'] {
  const value = figure ? Number(figure) : null
  return {
    dailyViews: per === 'day' ? value : null,
    type: null,
    value,
    per: (per as AudiencePeriod) ?? null,
    basis: (basis as AudienceBasis) ?? null,
    asOf: null,
  }
}

function words(cell: string): string[] {
  return cell.split(' ').filter(Boolean)
}
