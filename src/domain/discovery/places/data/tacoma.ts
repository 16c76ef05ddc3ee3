import type { LocalGroup } from '../local-place.ts'

/** Neighbourhoods and business districts of Tacoma. */
export const TACOMA: LocalGroup = {
  parent: 'Tacoma',
  kind: 'neighborhood',
  places: [
    { name: 'Downtown Tacoma', aliases: ['downtown', 'tacoma downtown', 'pacific avenue tacoma', 'theater district'], at: [47.2536, -122.4395], km: 1.1, fame: 3, common: true },
    { name: 'Stadium District', aliases: ['stadium district tacoma', 'north slope'], at: [47.265, -122.449], km: 0.8, fame: 2, common: true },
    { name: 'Hilltop', aliases: ['hilltop tacoma', 'the hilltop'], at: [47.2497, -122.4535], km: 1.2, fame: 2, common: true },
    { name: 'Sixth Avenue', aliases: ['6th ave', '6th avenue', '6th ave tacoma', 'sixth ave'], at: [47.2553, -122.4735], km: 1.1, fame: 2, common: true },
    { name: 'Proctor', aliases: ['proctor district', 'north proctor'], at: [47.2713, -122.4889], km: 0.9, fame: 2, common: true },
    { name: 'Old Town', aliases: ['old town tacoma', 'old tacoma'], at: [47.2745, -122.4645], km: 0.8, common: true },
    { name: 'North End', aliases: ['north tacoma', 'north end tacoma'], at: [47.275, -122.483], km: 2.6, common: true },
    { name: 'West End', aliases: ['west tacoma', 'west end tacoma'], at: [47.258, -122.52], km: 2.8, common: true },
    { name: 'Northeast Tacoma', aliases: ['ne tacoma', 'browns point'], at: [47.297, -122.398], km: 2.5 },
    { name: 'South Tacoma', aliases: ['south tacoma way', 'stw'], at: [47.2056, -122.484], km: 2, fame: 2 },
    { name: 'South End', aliases: ['south end tacoma'], at: [47.205, -122.447], km: 2.4, common: true },
    { name: 'Eastside', aliases: ['east tacoma', 'eastside tacoma', 'salishan', 'tacoma eastside'], at: [47.223, -122.408], km: 2.2, common: true },
    { name: 'McKinley', aliases: ['mckinley hill', 'mckinley district'], at: [47.228, -122.421], km: 0.9, common: true },
    { name: 'Lincoln District', aliases: ['lincoln tacoma', 'lincoln international district'], at: [47.2245, -122.4405], km: 0.8 },
    { name: 'Fern Hill', aliases: ['fernhill'], at: [47.1785, -122.442], km: 0.9, common: true },
    { name: 'Dome District', aliases: ['tacoma dome district', 'freighthouse square'], at: [47.2395, -122.427], km: 0.7, fame: 2 },
    { name: 'Ruston Way', aliases: ['ruston way waterfront', 'tacoma waterfront'], at: [47.287, -122.481], km: 1.5, fame: 2 },
    { name: 'Point Ruston', aliases: ['pt ruston'], at: [47.3005, -122.5005], km: 0.7, fame: 2 },
    { name: 'Westgate', at: [47.2725, -122.508], km: 0.7, common: true },
    { name: 'Narrows', aliases: ['the narrows', 'narrows district'], at: [47.2535, -122.532], km: 1.1, common: true },
    { name: 'Titlow', aliases: ['titlow beach'], at: [47.2475, -122.549], km: 0.7 },
    { name: 'Upper Tacoma', aliases: ['st helens neighborhood'], at: [47.259, -122.447], km: 0.7 },
    { name: 'Tideflats', aliases: ['tacoma tideflats', 'tide flats'], at: [47.263, -122.4], km: 2.2 },
    { name: 'Foss Waterway', aliases: ['thea foss waterway', 'thea foss', 'foss'], at: [47.2495, -122.4335], km: 0.8 },
    { name: 'Brewery District', aliases: ['tacoma brewery district'], at: [47.2425, -122.4355], km: 0.5, common: true },
  ],
}
