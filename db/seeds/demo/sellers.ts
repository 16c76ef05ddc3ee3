interface DemoSeller {
  username: string
  name: string
  company: string
  email: string
  phone: string
}

/** Fictional people and companies: fictional phone numbers (555-01xx), reserved mail domains. */
export const SELLERS = {
  alder: seller('maren.lindqvist', 'Maren Lindqvist', 'Alder & Arch Outdoor', '206-555-0101'),
  tideflat: seller('deshawn.pruitt', 'DeShawn Pruitt', 'Tideflat Sign Company', '253-555-0102'),
  narrows: seller('carla.bettencourt', 'Carla Bettencourt', 'Narrows Outdoor Media', '253-555-0103'),
  northline: seller('owen.takagi', 'Owen Takagi', 'Northline Displays', '425-555-0104'),
  capitol: seller('ruth.ellingsen', 'Ruth Ellingsen', 'Budd Inlet Outdoor', '360-555-0105'),
  brickface: seller('simone.adeyemi', 'Simone Adeyemi', 'Brickface Wallscapes', '206-555-0106'),
  lantern: seller('hugo.marchetti', 'Hugo Marchetti', 'Lantern Screens', '206-555-0107'),
  crossdock: seller('priya.raghunath', 'Priya Raghunath', 'Crossdock Digital', '425-555-0108'),
  slip: seller('anders.voll', 'Anders Voll', 'Slip Seven Transit Media', '360-555-0109'),
  barrel: seller('tess.okafor', 'Tess Okafor', 'Barrelhouse Print Works', '206-555-0110'),
  kiosk: seller('lionel.chu', 'Lionel Chu', 'The Corner Rack Co.', '206-555-0111'),
  commence: seller('joanna.silva', 'Joanna Silva', 'Commencement Weekly', '253-555-0112'),
  mudflat: seller('benedict.rowe', 'Benedict Rowe', 'South Sound Almanac', '360-555-0113'),
  tideline: seller('yolanda.farris', 'Yolanda Farris', 'Tideline Radio', '206-555-0114'),
  crossing: seller('wade.hutchins', 'Wade Hutchins', 'Crossing Country Broadcasting', '360-555-0115'),
  lowtide: seller('nina.castellano', 'Nina Castellano', 'Low Tide Podcasts', '206-555-0116'),
  foundry: seller('marcus.yearwood', 'Marcus Yearwood', 'Foundry Hall Events', '253-555-0117'),
  saltbox: seller('ingrid.fossum', 'Ingrid Fossum', 'Saltbox Festivals', '206-555-0118'),
  pitch: seller('rafael.dominguez', 'Rafael Dominguez', 'Near Post Sports Marketing', '206-555-0119'),
  marketday: seller('colleen.baptiste', 'Colleen Baptiste', 'Market Day Association', '425-555-0120'),
  rainjacket: seller('kimi.watanabe', 'Kimi Watanabe', 'Rainjacket Media', '206-555-0121'),
  porchlight: seller('abel.gutierrez', 'Abel Gutierrez', 'Porchlight Local', '253-555-0122'),
  fernhill: seller('dorothea.king', 'Dorothea King', 'Fern Hill Properties', '253-555-0123'),
  quad: seller('elliot.nakamura', 'Elliot Nakamura', 'Quad & Commons', '360-555-0124'),
} as const satisfies Record<string, DemoSeller>

export type SellerKey = keyof typeof SELLERS

function seller(username: string, name: string, company: string, phone: string): DemoSeller {
  const domain = company
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return {
    username,
    name,
    company,
    email: `${username.split('.')[0]}@${domain}.example`,
    phone: `(${phone.slice(0, 3)}) ${phone.slice(4)}`,
  }
}
