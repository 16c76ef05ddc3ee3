import { describe, expect, it } from 'vitest'
import { places } from '#test/support/discovery/gazetteer.ts'

describe('findPlacesInText', () => {
  const found = (text: string) =>
    places
      .findPlacesInText(text)
      .filter(({ unsure }) => !unsure)
      .map((span) => `${text.slice(span.start, span.end)} → ${span.place.canonical}`)

  it.each([
    ['coffee shop ads in cap hill under 600', ['cap hill → Capitol Hill, Seattle, WA']],
    ['billboards in Tacoma or Olympia', ['Tacoma → Tacoma, WA', 'Olympia → Olympia, WA']],
    ['We want Ballard, Seattle, WA please', ['Ballard, Seattle, WA → Ballard, Seattle, WA']],
    ['posters near the Space Needle', ['the Space Needle → Space Needle, Seattle, WA']],
    ['ads around UW for students', ['UW → University of Washington, Seattle, WA']],
    ['gyms in sumner', ['sumner → Sumner, WA']],
    ['radio around Sumner, WA', ['Sumner, WA → Sumner, WA']],
    ['billboards in Mobile, AL', ['Mobile, AL → Mobile, AL']],
    ['a booth in Reading, Pennsylvania', ['Reading, Pennsylvania → Reading, PA']],
    ['screens in Orange, CA', ['Orange, CA → Orange, CA']],
    ['flyers in seatle for students', ['seatle → Seattle, WA']],
    ['reach Bellvue families', ['Bellvue → Bellevue, WA']],
    ["Seattle's best walls", ["Seattle's → Seattle, WA"]],
    ['kenewik billboard', ['kenewik → Kennewick, WA']],
    ['belevu radio', ['belevu → Bellevue, WA']],
    ['60601', ['60601 → Chicago, IL 60601']],
    ['zip 98101', ['98101 → Seattle, WA 98101']],
    ['posters in 98405', ['98405 → Tacoma, WA 98405']],
    ['near 30303 in Atlanta', ['30303 → Atlanta, GA 30303', 'Atlanta → Atlanta, GA']],
    ['reach 98101 people', []],
    ['budget $98101', []],
    ['under 98101', []],
    ['Publicidad en Tacoma para familias', ['Tacoma → Tacoma, WA']],
    ['print ads in WA', ['WA → Washington']],
    ['anywhere in Oregon', ['Oregon → Oregon']],
    ['King County bus ads', ['King County → King County, WA']],
    ['ads on the ferry at Colman Dock', ['Colman Dock → Seattle Ferry Terminal, Seattle, WA']],
    ['downtown tacoma restaurants', ['downtown tacoma → Downtown Tacoma, Tacoma, WA']],
    ['vancouver wa, not vancouver bc', expect.arrayContaining(['vancouver wa → Vancouver, WA'])],
    ['St. Louis radio', ['St. Louis → St. Louis, MO']],
    // Small towns at home, where only a town can stand
    ['a billboard by Cashmere for $500', ['Cashmere → Cashmere, WA']],
    ['Booth, Chimacum, $20 a day', ['Chimacum → Chimacum, WA']],
    ['paper in forks. 40 bucks', ['forks → Forks, WA']],
    ['flyers, winthrop, tourists', ['winthrop → Winthrop, WA']],
    ['LaConner brochures', ['LaConner → La Conner, WA']],
    ['radio in walawala', ['walawala → Walla Walla, WA']],
    ['forks, knives and a republic of spoons', []],
    ['the orchard stand sells cider', []],
    ['98225, students, social', ['98225 → Bellingham, WA 98225']],
    // Spoken, and with their state's or a landmark's help
    ['flyers to nine eight one oh three please', ['nine eight one oh three → Seattle, WA 98103']],
    [
      'posters in Lower Queen Anne lobbies of Lower Queen Anne',
      expect.arrayContaining([expect.stringContaining('Lower Queen Anne')]),
    ],
    ['radio in sea tac city', ['sea tac city → SeaTac, WA']],
    ['call nine eight one times', []],
    ['from March first till Easter', []],
    // Ordinary words are not places
    ['Mobile marketing for orange juice', []],
    ['reading groups in the summer', []],
    ['our social circle and media price', []],
    ['Marketing budget for a spring sale', []],
    ['I want to settle the events in august', []],
    ['an Olympic ballad for the ballet', []],
    ['digital or print, or me?', []],
    ['hi, ok, in the park by the lake', []],
    ['buy a billboard at best price', []],
    ['enterprise software for business', []],
    ['a burden of rent and taco sales', []],
    ['la publicidad de mi tienda', []],
    ['success in independence and liberty', []],
    ['it took (410.50 ms … 446.83 ms) 442.42 ms', []],
    ['nobody knows what comes, in the found factories', []],
    ['written in English by Anton', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it.each([
    // towns far away, towns that are words, and states in small letters: their sentence must tell
    ['tiktok, laramie, gen z', ['laramie → Laramie, WY']],
    ['brewpubs in Bend', ['Bend → Bend, OR']],
    ['well drilling lewiston id newspaper', ['lewiston id → Lewiston, ID']],
    ['well drilling lewiston id', ['lewiston id → Lewiston, ID']],
    ['twin falls gym posters', ['twin falls → Twin Falls, ID']],
    ['Idaho Falls. 400 a month', ['Idaho Falls → Idaho Falls, ID']],
    ['Radio would be fine with them. Missoula, 2k', ['Missoula → Missoula, MT']],
    ['no radio. forks. 100 bucks', ['forks → Forks, WA']],
    ['Mobile marketing for orange juice', ['Mobile → Mobile, AL']],
    // by ear, cut in two, one letter off, at the beginning, of somebody
    ['a table at the fair in pew all up', ['pew all up → Puyallup, WA']],
    ['posters for fern dale', ['fern dale → Ferndale, WA']],
    ['radio around tum water for seniors', ['tum water → Tumwater, WA']],
    ['ski rental, boisie, radio', ['boisie → Boise, ID']],
    ['skate shop, eugine oregon', ['eugine → Eugene, OR']],
    [
      'Salem has moms with strollers, and I would like to be read by every one of them there',
      ['Salem → Salem, OR'],
    ],
    ["What would Medford's airport cost?", ["Medford's → Medford, OR"]],
    ['big sign highway forks billboard', ['forks → Forks, WA']],
    ['every home wants lake views', []],
    ['reading groups in the summer', []],
    ['buy a billboard at best price', []],
    ['a road that will bend', []],
  ])('is unsure: %j', (text, expected) => {
    const unsure = places.findPlacesInText(text).filter((span) => span.unsure)
    expect(unsure.map((span) => `${span.text} → ${span.place.canonical}`)).toEqual(expected)
  })

  it('reads a misspelled town at home before a far one of that very name', () => {
    expect(found('a digital billboard in lynwood')).toEqual(['lynwood → Lynnwood, WA'])
  })
})
