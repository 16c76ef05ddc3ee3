/** Fictional people who look for space: fictional phone numbers (555-01xx), reserved mail domains. */
export const BUYERS = {
  bakery: buyer('nora.whitfield', 'Nora Whitfield', 'Third Rise Bakery'),
  clinic: buyer('samir.haddad', 'Samir Haddad', 'Lakeside Physical Therapy'),
  brewery: buyer('gus.lindgren', 'Gus Lindgren', 'Gravel Pit Brewing'),
  theater: buyer('imani.brooks', 'Imani Brooks', 'The Annex Theater'),
  cycles: buyer('petra.novak', 'Petra Novak', 'Salmon Bay Cycles'),
  roofers: buyer('dale.mcallister', 'Dale McAllister', 'Cedar & Slate Roofing'),
  school: buyer('mei.tanaka', 'Mei Tanaka', 'Eastlake Language School'),
  realty: buyer('victor.osei', 'Victor Osei', 'Harborline Homes'),
  festival: buyer('june.castille', 'June Castille', 'Rain City Film Days'),
  gym: buyer('andre.kowalski', 'Andre Kowalski', 'Second Wind Climbing'),
  nursery: buyer('hazel.arroyo', 'Hazel Arroyo', 'Fern & Fir Nursery'),
  agency: buyer('tobias.renn', 'Tobias Renn', 'Renn Media Buying'),
} as const

export type BuyerKey = keyof typeof BUYERS

function buyer(username: string, name: string, company: string) {
  const domain = company.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return { username, name, company, email: `${username.split('.')[0]}@${domain}.example` }
}
