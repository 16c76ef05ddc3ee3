import { expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { understand } from '../../understand.ts'

function mediaOf(text: string): string {
  const { adTypes, excludedAdTypes } = understand(text, OPTIONS)
  return [...adTypes, ...excludedAdTypes.map((type) => `-${type}`)].sort().join(' ')
}

it.each([
  // a negation and its verb
  ['We are not buying radio, posters in Kent', '-radio print'],
  ['Bidders shall not propose radio or events. Posters in Kent', '-event -radio print'],
  ['We do not buy radio or print. Billboard in Kent', '-print -radio billboard'],
  ["We won't be needing flyers, radio in Kent", '-print radio'],
  // turned round by a whole phrase
  ["You couldn't get me to run one more radio ad. Posters, Kent", '-radio print'],
  ['I want no part of Facebook. Posters in Kent', '-social print'],
  ['We would rather do posters than radio in Kent', '-radio print'],
  ["We'd sooner do nothing than billboards. Radio in Kent", '-billboard radio'],
  ["I'd take anything over radio in Kent", '-radio'],
  ['no bb no radio jus flyers kent', '-billboard -radio print'],
  ['kent gym scrns or nwsppr, no blbrds', '-billboard digital print'],
  ['OOH in Kent, no radio', '-radio billboard'],
  ['static OOH in Kent, no DOOH', '-digital billboard'],
  ['anything but radio in Kent', '-radio'],
  ["I can't stand radio but posters are fine. Kent", '-radio print'],
  // after the thing
  ['Radio and posters are out. Billboards are in. Kent', '-print -radio billboard'],
  ['Radio? Sure. Posters? Sure. Social? No. Kent', '-social print radio'],
  ['without spending on radio, what can I get in Kent for 300?', '-radio'],
  ['Kent: radio yes, posters yes, billboards no', '-billboard print radio'],
  ['Social media is not part of this. Radio in Kent', '-social radio'],
  ['Flyers and radio will not be considered, billboards in Kent', '-print -radio billboard'],
  // a change of plan
  ['take out the radio and put in posters; the billboard stays. Kent', '-radio billboard print'],
  ['keep radio, drop print, add social. Kent', '-print radio social'],
  ['Swap the radio for a billboard. Kent', '-radio billboard'],
  ['switch from print to digital in Kent', '-print digital'],
  ['Facebook stays off our plan. Radio in Kent', '-social radio'],
  // a tender
  [
    'The city requests quotes for notices in a newspaper and on local radio in Kent. Events will not be considered.',
    '-event print radio',
  ],
  ['drop the print, drop the events, radio stays. Kent', '-event -print radio'],
  ['cut the radio, cut the social, we only want print in Kent', '-radio -social print'],
  ['no radio, posters are fine. Kent', '-radio print'],
  // as people write on a phone
  ['billboard kent, radio is dead', '-radio billboard'],
  ['kent billboard w/o radio 500', '-radio billboard'],
  ['posters kent, nothin on fb', '-social print'],
  ['radio no billboard yes kent', '-radio billboard'],
  ['skip radio, billboard kent', '-radio billboard'],
  // a verb that forbids, a field that refuses
  ['My accountant forbids TV and radio. Flyers in Kent', '-radio print'],
  ['We have sworn off billboards, radio in Kent', '-billboard radio'],
  ["Radio's out. Posters in Kent", '-radio print'],
  [
    'yes: print, events. no: radio, social, digital. Kent, 900 a month',
    '-digital -radio -social event print',
  ],
  ['None of: radio, digital, social. Some print in Kent', '-digital -radio -social print'],
  [
    'CHANNEL: campus posters, social. OUT OF SCOPE: billboards, radio. GEO: Kent',
    '-billboard -radio print social',
  ],
  ['All media but radio and events in Kent', '-event -radio'],
  // a list behind a negation
  ['without radio and social, posters in Kent', '-radio -social print'],
  ['no radio or social, posters in Kent', '-radio -social print'],
  ['Not considering: radio, social. Posters in Kent', '-radio -social print'],
])('hears the refusal in "%s"', (text, media) => {
  expect(mediaOf(text)).toBe(media)
})

it.each([
  ["we've not given up on radio in Kent", 'radio'],
  [
    'We need the following in Kent: - radio - two billboards - a booth at a fair - flyers',
    'billboard event print radio',
  ],
  ['1. newspaper 2. radio 3. no screens. Kent', '-digital print radio'],
  ['billboards, a wall, newspapers: whatever reaches people in Kent. Not radio.', '-radio billboard print'],
  ["don't skip radio in Kent", 'radio'],
  ['CLIENT: bank / GEO: Kent / MEDIA: radio, static OOH', 'billboard radio'],
  ['Media mix: 60% radio, 40% OOH. Market: Kent', 'billboard radio'],
  ["I can't do without radio in Kent", 'radio'],
  ['why not radio in Kent', 'radio'],
  ['why no radio in Kent?', 'radio'],
  ['How come there are no billboards in Kent?', 'billboard'],
  ['Why is there no radio in Kent? Posters are fine', 'print radio'],
  ['Billboard in Kent, no radio. Why? It does not work', '-radio billboard'],
  ['not only radio but also print in Kent', 'print radio'],
  ['nothing but radio in Kent', 'radio'],
  ['nothing except billboards in Kent', 'billboard'],
  ['no other than radio in Kent', 'radio'],
  ['radio is not enough, add billboards. Kent', 'billboard radio'],
  ['no problem with billboards in Kent', 'billboard'],
  ["there's nothing like radio. Kent please", 'radio'],
  ['The fair is in August. Radio in Kent', 'radio'],
  ["My opponent is all over the radio. I'll take billboards in Kent", 'billboard'],
  ['nothing longer than a month, print and radio in Kent', 'print radio'],
  ['no production, no design: digital and print in Kent', 'digital print'],
  ['no contract longer than six weeks, radio in Kent', 'radio'],
  ['we do like print, we just like radio more. Kent', 'print radio'],
  ["It's not that we hate print, we just prefer digital. Kent", 'digital'],
  ['we can drop a flyer at every door in Kent', 'print'],
  ['not buying, renting a billboard in Kent', 'billboard'],
])('refuses nothing in "%s"', (text, media) => {
  expect(mediaOf(text)).toBe(media)
})

it.each([
  ['no magazines, but a small ad in the weekly paper in Kent', 'print'],
  ['posters or table tents in Kent, no magazines', 'print'],
  ['no postcards, radio in Kent', 'radio'],
  ['no talk stations, music radio, Kent', 'radio'],
  ['no flyers, radio in Kent', '-print radio'],
])('keeps the medium open where a narrower word is refused: "%s"', (text, media) => {
  expect(mediaOf(text)).toBe(media)
})
