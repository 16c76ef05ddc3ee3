import type { AdType, Interval } from '#domain/vocabulary.ts'

/** What a seller really said of a space; `null` is what was not said and must not be made up. */
export interface SellerCase {
  text: string
  price: number | null
  interval: Interval | null
  type: AdType | null
  place: string | null
  /** Figures of the text that are no price: followers, footfall, sizes, years, phone and house numbers. */
  notPrice: readonly number[]
}

/**
 * One space a line: `the seller's words | price | interval | type | place | figures that are no price`; a dash is what
 * was not said.
 */
export function parseSellers(lines: string): SellerCase[] {
  return lines.trim().split('\n').map(parseSeller)
}

function parseSeller(line: string): SellerCase {
  const [text = '', price, interval, type, place, figures = ''] = line.split('|').map((part) => part.trim())
  return {
    text,
    price: said(price) === null ? null : Number(price),
    interval: said(interval) as Interval | null,
    type: said(type) as AdType | null,
    place: said(place),
    notPrice: figures.split(' ').filter(Boolean).map(Number),
  }
}

function said(value: string | undefined): string | null {
  return value === undefined || value === '-' ? null : value
}

/** Descriptions with figures that are easily taken for a price: to compare versions by, and those that have been looked at. */
export const SELLER_FIGURES_1: Readonly<Record<'tune' | 'opened', readonly SellerCase[]>> = {
  opened: parseSellers(`
We have 12,000 followers on Instagram and post about food in Tacoma. $150 a post. | 150 | - | social | Tacoma | 12000
Radio spots on our station in Wenatchee, 30 seconds, $22 each | 22 | - | radio | Wenatchee | 30
Booth space at our Puyallup craft fair. 250 vendors, 10,000 visitors over 2 days. 175 dollars for the fair. | 175 | - | event | Puyallup | 250 10000 2
Newsletter, 3100 subscribers, 41% opens, 60 a week, Redmond | 60 | week | social | Redmond | 3100 41
Digital billboard for sale in Moses Lake, one-time payment of $85,000, built 2017, 12 by 24 feet | 85000 | one-time | billboard | Moses Lake | 2017 12 24
Posters in our cafe at 3415 Fremont Avenue, 15 dollars a week each, Fremont | 15 | week | print | Fremont | 3415
Ads on our website about hiking near Leavenworth, 45,000 visits a month, 250 a month | 250 | month | digital | Leavenworth | 45000
Website banner, 300 by 250 pixels, Edmonds news, price on request | - | - | digital | Edmonds | 300 250
Billboard lease, 36 months at least, Ellensburg, 650 per month, lit until 11 pm | 650 | month | billboard | Ellensburg | 36 11
Mall screens in Spokane Valley: 1.2 million visitors a year, 10 screens, contact 509-555-0177 | - | - | digital | Spokane Valley | 1200000 10 509 555 177
Billboard in Yakima, 14 by 48 feet, 32,000 cars a day, $1,100 per month. | 1100 | month | billboard | Yakima | 14 48 32000
A wall on the side of our shop in Georgetown, 20 feet by 30 feet, open to offers. | - | - | billboard | Georgetown | 20 30
Full page in our quarterly magazine, 6,500 copies, Gig Harbor, 900 dollars per quarter | 900 | quarter | print | Gig Harbor | 6500
Title sponsor of our fun run in Bellingham, 1,400 runners, $3,000 one time | 3000 | one-time | event | Bellingham | 1400
Billboard on I-5 near exit 104 in Olympia. Price is 2,400 every four weeks. | 2400 | 4-week | billboard | Olympia | 5 104
Our newsletter goes to 5,800 people in Issaquah every Thursday. | - | - | social | Issaquah | 5800
Posters in our cafe in Fremont, 400 cups a day, room for 6 posters | - | - | print | Fremont | 400 6
Half page in the Chehalis paper, circulation 7200, $210 per issue | 210 | - | print | Chehalis | 7200
We are a family farm of 40 acres by Highway 9 in Snohomish with a billboard anyone could use | - | - | billboard | Snohomish | 40 9
My TikTok about thrift stores, 91k followers, Seattle, 400 per video | 400 | - | social | Seattle | 91000
LED screen at our stadium in Everett, 3,800 seats, 60 games, $5,000 a year | 5000 | year | digital | Everett | 3800 60
Lobby screen, 22 floors, 1,600 tenants, Bellevue, five hundred monthly | 500 | month | digital | Bellevue | 22 1600
Local radio in Port Townsend, 91.9, 30 spots for 450 dollars | 450 | - | radio | Port Townsend | 91.9 30
Flyers handed out at our Lynnwood store, 700 customers daily, 98036 | - | - | print | Lynnwood | 700 98036
Sponsor our school concert in Lacey, 320 parents come, any gift helps | - | - | event | Lacey | 320
Sponsor tables at a dinner in Walla Walla on May 8, 2027, $750 per table, 30 tables | 750 | - | event | Walla Walla | 8 2027 30
Two-sided billboard in Shelton. We paid 9,000 to build it. Rent is 300 a month. | 300 | month | billboard | Shelton | 9000
Electronic billboard, 8 seconds in a 64 second loop, Vancouver WA, 1,900 a month plus 250 setup | 1900 | month | billboard | Vancouver | 8 64 250
Bulletin board posters in our laundromat in Burien, 500 washes a week, 8 dollars a week | 8 | week | print | Burien | 500
Magazine for retirees in Sequim, 4 issues a year, 11,000 readers, $380 a quarter page | 380 | - | print | Sequim | 4 11000
`),
  tune: parseSellers(`
My Facebook page for Kirkland moms has 4,300 members. | - | - | social | Kirkland | 4300
Screen in my gym in Bellevue. 2,200 swipes a week. 80 dollars a week. | 80 | week | digital | Bellevue | 2200
Three screens in my bar in Ballard, about 900 guests each weekend, call 206-555-0133 | - | - | digital | Ballard | 3 900 206 555 133
Podcast from Spokane with 8000 downloads an episode, sponsor slot for 200 | 200 | - | radio | Spokane | 8000
I own a rooftop billboard in Kent since 2009, it could bring 700 a month | 700 | month | billboard | Kent | 2009
Our fence billboard faces 18,000 drivers a day in Auburn, $4 a day | 4 | day | billboard | Auburn | 18000
Instagram account, 27 years old, 15k followers, ages 18 to 24 mostly, Pullman | - | - | social | Pullman | 27 15000 18 24
Radio: 12 spots a day, 2 hosts, Aberdeen, 95 a day | 95 | day | radio | Aberdeen | 12 2
Back cover of our 64-page visitor guide in Friday Harbor, 20,000 printed, 1800 dollars | 1800 | - | print | Friday Harbor | 64 20000
Our food truck's Instagram: 6,200 followers, 3 trucks, 14 dollars a burrito, Tukwila | - | - | social | Tukwila | 6200 3 14
`),
}
