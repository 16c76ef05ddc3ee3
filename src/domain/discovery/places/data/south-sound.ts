import type { LocalGroup } from '../local-place.ts'

/** Olympia, Lacey and Tumwater. */
export const OLYMPIA: LocalGroup = {
  parent: 'Olympia',
  kind: 'neighborhood',
  places: [
    { name: 'Downtown Olympia', aliases: ['downtown', 'olympia downtown', 'downtown oly'], at: [47.0447, -122.9015], km: 0.9, fame: 3, common: true },
    { name: 'Capitol Campus', aliases: ['state capitol', 'washington state capitol', 'olympia capitol campus', 'capitol building'], at: [47.0357, -122.9048], km: 0.7, fame: 2 },
    { name: 'South Capitol', aliases: ['south capitol neighborhood'], at: [47.028, -122.8985], km: 0.7 },
    { name: 'Eastside Olympia', aliases: ['eastside', 'olympia eastside', 'east olympia neighborhood'], at: [47.0405, -122.877], km: 1.3, common: true },
    { name: 'Westside Olympia', aliases: ['westside', 'west olympia', 'olympia westside', 'west side olympia'], at: [47.047, -122.932], km: 1.8, common: true },
    { name: 'Northeast Olympia', aliases: ['ne olympia', 'northeast neighborhood', 'san francisco street'], at: [47.0585, -122.883], km: 1.2 },
    { name: 'Bigelow', aliases: ['bigelow neighborhood'], at: [47.0495, -122.888], km: 0.6, common: true },
    { name: 'Percival Landing', at: [47.0465, -122.9047], km: 0.4, fame: 2 },
    { name: 'Cooper Point', at: [47.085, -122.935], km: 3.2 },
    { name: 'Boston Harbor', at: [47.142, -122.902], km: 2 },
    { name: 'Hawks Prairie', at: [47.068, -122.765], km: 2.5, fame: 2 },
    { name: 'Tumwater Falls', aliases: ['brewery park'], at: [47.0145, -122.9045], km: 0.5 },
    { name: 'Port of Olympia', at: [47.0535, -122.9035], km: 0.7 },
  ],
}

/** Neighborhoods of towns outside the three big cities. */
export const OTHER_TOWNS: readonly LocalGroup[] = [
  {
    parent: 'Bellevue',
    kind: 'neighborhood',
    places: [
      { name: 'Downtown Bellevue', aliases: ['bellevue downtown', 'downtown'], at: [47.6155, -122.1985], km: 1.1, fame: 3, common: true },
      { name: 'Factoria', outline: 'Bellevue/Factoria', fame: 2 },
      { name: 'Crossroads', outline: 'Bellevue/Crossroads', fame: 2, common: true },
      { name: 'Spring District', aliases: ['bel red', 'belred', 'bel red corridor'], at: [47.6245, -122.178], km: 0.8, common: true },
      { name: 'Eastgate', outline: 'Bellevue/Eastgate - Cougar Mountain', common: true },
      { name: 'Wilburton', outline: 'Bellevue/Wilburton' },
      { name: 'Somerset', outline: 'Bellevue/Somerset', common: true },
      { name: 'Lake Hills', aliases: ['west lake hills'], outline: 'Bellevue/West Lake Hills' },
      { name: 'Old Bellevue', aliases: ['main street bellevue'], at: [47.6102, -122.2035], km: 0.5 },
    ],
  },
  {
    parent: 'Kirkland',
    kind: 'neighborhood',
    places: [
      { name: 'Downtown Kirkland', aliases: ['downtown', 'moss bay'], outline: 'Kirkland/Moss Bay', fame: 2, common: true },
      { name: 'Totem Lake', outline: 'Kirkland/Totem Lake', fame: 2 },
      { name: 'Juanita', aliases: ['north juanita', 'juanita village'], outline: 'Kirkland/North Juanita', common: true },
      { name: 'Houghton', aliases: ['central houghton'], outline: 'Kirkland/Central Houghton', common: true },
      { name: 'Finn Hill', outline: 'Kirkland/Finn Hill' },
      { name: 'Rose Hill', aliases: ['north rose hill'], outline: 'Kirkland/North Rose Hill', common: true },
      { name: 'Kingsgate', outline: 'Kirkland/Kingsgate' },
      { name: 'Bridle Trails', outline: 'Kirkland/Bridle Trails' },
    ],
  },
  {
    parent: 'Renton',
    kind: 'neighborhood',
    places: [
      { name: 'Downtown Renton', aliases: ['downtown', 'renton city center'], outline: 'Renton/City Center', fame: 2, common: true },
      { name: 'Renton Highlands', outline: 'Renton/Highlands' },
      { name: 'Kennydale', outline: 'Renton/Kennydale' },
      { name: 'Benson Hill', outline: 'Renton/Benson' },
      { name: 'Fairwood', outline: 'Renton/Fairwood' },
    ],
  },
  {
    parent: 'Everett',
    kind: 'neighborhood',
    places: [
      { name: 'Downtown Everett', aliases: ['downtown', 'everett downtown'], at: [47.979, -122.2045], km: 1.1, fame: 2, common: true },
      { name: 'Everett Waterfront', aliases: ['waterfront place', 'port of everett', 'everett marina'], at: [47.9985, -122.2185], km: 0.9 },
      { name: 'Silver Lake', aliases: ['silver lake everett'], at: [47.892, -122.208], km: 1.8, common: true },
      { name: 'Paine Field area', aliases: ['boeing everett'], at: [47.915, -122.272], km: 2 },
    ],
  },
  {
    parent: 'Redmond',
    kind: 'neighborhood',
    places: [
      { name: 'Downtown Redmond', aliases: ['downtown', 'redmond downtown'], at: [47.6735, -122.1215], km: 1, fame: 2, common: true },
      { name: 'Overlake', at: [47.6395, -122.134], km: 1.3, fame: 2 },
      { name: 'Education Hill', at: [47.687, -122.112], km: 1.2 },
    ],
  },
  {
    parent: 'Bremerton',
    kind: 'neighborhood',
    places: [
      { name: 'Downtown Bremerton', aliases: ['downtown', 'bremerton downtown'], at: [47.5655, -122.6265], km: 0.9, fame: 2, common: true },
      { name: 'Manette', at: [47.577, -122.613], km: 0.9 },
    ],
  },
]
