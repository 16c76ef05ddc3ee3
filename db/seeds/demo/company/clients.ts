import type { ClientClass } from '#domain/booking/clients.ts'
import { BUYERS } from '../conversations/buyers.ts'

interface DemoClient {
  name: string
  class: ClientClass
  contact: string
  email: string
  brands: readonly string[]
  note?: string
}

/** Who buys for others. It has people of its own in the market, and takes its account over with the first order. */
export const AGENCY: DemoClient = {
  name: BUYERS.agency.company,
  class: 'agency',
  contact: BUYERS.agency.name,
  email: BUYERS.agency.email,
  brands: [BUYERS.realty.company, BUYERS.brewery.company, BUYERS.theater.company, BUYERS.roofers.company],
  note: 'Orders by the period, one order a brand. Invoices go to the agency.',
}

/** To whom the company sells without a site. Fictional, with reserved mail domains. */
export const CLIENTS: readonly DemoClient[] = [
  client('Fir Street Credit Union', 'Paula Winters', { brands: ['Home loans', 'Youth savings'] }),
  client('Two Wrench Plumbing', 'Ray Castellanos', {
    note: 'Calls on Mondays. No second plumber within two miles.',
  }),
  client('Tahoma Fiber Internet', 'Gwen Aldous', {
    class: 'national',
    brands: ['Tahoma Fiber', 'Tahoma Business'],
  }),
  client('Prairie Line Medical Group', 'Dr. Hana Kimball', { brands: ['Urgent care', 'Sports medicine'] }),
  client('Lucky Heron Casino', 'Monte Briggs', {
    class: 'national',
    note: 'Artwork needs the responsible-gaming line.',
  }),
  client('Carbon River Roasters', 'Ellis Fontaine'),
  client('Clearwater Hearing', 'Joan Petty'),
  client('Bayside Boats and Trailers', 'Curt Nyland', { note: 'Spring only, March to June.' }),
  client('Valley Hay and Feed', 'Dot Sievers'),
  client('Cedar Hollow Senior Living', 'Ramona Teague', {
    brands: ['Cedar Hollow', 'The Glen at Cedar Hollow'],
  }),
  client('Salal Trade School', 'Wes Okada', { brands: ['Welding', 'Diesel', 'Electric'] }),
  client('Full Pantry Food Bank', 'Alma Rios', { class: 'nonprofit' }),
  client('Stonecrop Law Offices', 'Bettina Stone'),
  client('Ridge Runner RV', 'Hank Dubois'),
  client('Little Acorn Preschools', 'Sunny Marsh'),
  client('Blue Camas Insurance', 'Theodora Lunt'),
  client('Mossback Outfitters', 'Kip Larrabee', { brands: ['Mossback', 'Mossback Kids'] }),
  client('Sound Orchard Furniture', 'Nell Ashby'),
  client('Neighbors for Safe Crossings', 'Odell Pruitt', {
    class: 'political',
    note: 'Paid in advance, with the sponsor on the face.',
  }),
  client('Green Gable Homes', 'Iris Vance', { brands: ['Canyon Rim', 'Prairie Park'] }),
]

function client(
  name: string,
  contact: string,
  known: Partial<Pick<DemoClient, 'class' | 'brands' | 'note'>> = {},
): DemoClient {
  const domain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const [first] = contact.replace('Dr. ', '').toLowerCase().split(' ')
  return { class: 'local', brands: [], ...known, name, contact, email: `${first}@${domain}.example` }
}
