import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { EVALUATION_NOW } from '#training/requests/evaluation-now.ts'
import { understand } from '../understand.ts'

function read(text: string, userType: 'buyer' | 'seller' = 'buyer'): string {
  const findPlaces = (part: string) => loadGazetteer().findPlacesInText(part)
  const { priceMin, priceMax, interval } = understand(text, { now: EVALUATION_NOW, findPlaces, userType })
  const range = priceMin === null ? `${priceMax ?? 'nothing'}` : `${priceMin} to ${priceMax ?? 'any'}`
  return interval === null ? range : `${range} a ${interval}`
}

describe('an amount with neither sign nor word of money', () => {
  it.each([
    ['flyers, 120, renton', '120'],
    ['Radio. Spokane. 300. Start january.', '300'],
    ['zines, capitol hill, 45', '45'],
    ['eighty, radio, kent', '80'],
    ['radio in Kent, 200 ok', '200'],
    ['I have 200 for posters in Kent', '200'],
    ['we put aside 300 for radio in Kent', '300'],
    ['keep it at 300, radio in Kent', '300'],
    ['what would 300 get me on the radio in Kent', '300'],
    ['what do I get for 300 on the radio in Kent', '300'],
    ['300 is what we have. radio in Kent', '300'],
    ['300 and not a penny more, radio in Kent', '300'],
    ['un cartel en el café de la esquina en Fremont, 15 por semana', '15 a week'],
    ['cartel en Kent, 12 al día', '12 a day'],
    ['Facebook, Mount Vernon, 15 diarios.', '15 a day'],
    ['radio kent 200$ a month', '200 a month'],
    ['radio kent 100/m', '100 a month'],
    ['posters in Kent, no more than twenty', '20'],
    ['posters in Kent, nothing over 75', '75'],
    ['Kent posters 75 tops', '75'],
    ['posters Kent 499', '499'],
    ['The board gave us 2,400 for newspaper ads in Yelm', '2400'],
    ['Not a penny over $450/mo, billboard, Yelm', '450 a month'],
    ['radio en Kent, ochenta por semana', '80 a week'],
    ['radio en Kent, 2 mil quinientos al mes', '2500 a month'],
    ['radio en Kent, a partir de 500 al mes', '500 to any a month'],
    ['radio en Kent, que no pase de 500', '500'],
    ['150 for 3 posts, seattle, instagram', '150'],
    ['1500 for the whole campaign, radio in Kent', '1500'],
    ['3000 for December, radio in Kent', '3000'],
    ['1500 plus tax, radio in Kent', '1500'],
    ['radio spots in Kent, 8 bucks a pop', '8'],
    ['radio Kent, feb 27, 100 bucks', '100'],
    ['radio Kent, twenty-two fifty a month', '2250 a month'],
    ['radio Kent, a thousand and fifty dollars', '1050'],
    ['radio Kent, between eight and twelve hundred', '800 to 1200'],
    ['radio Kent, $4,500 net per 4 weeks', '4500 a month'],
    ['radio Kent, 4-wk rate under $2,000', '2000 a month'],
    ["radio Kent, the total mustn't go over $500", '500'],
    ['radio Kent, $425 for each four-week period', '425 a month'],
    ['radio Kent, 650 to 750 / monthly', '650 to 750 a month'],
    ['radio Kent, three hundred dollars for the month of May', '300'],
    ['radio Kent, 30 a week no wait thirty five', '35 a week'],
    ['radio Kent, five grand worth of spots per month', '5000 a month'],
    ['radio Kent, one-time payment of $500', '500 a one-time'],
    ['radio Kent, min spend 5k/mo', '5000 to any a month'],
    ['radio Kent, 900 flat', '900'],
    ['radio Kent, $550 p.m.', '550 a month'],
    ['radio Kent. Budget p.a. 12k.', '12000 a year'],
    ['radio Kent, 500 for a week of spots', '500 a week'],
    ['radio Kent, quarter budget 6000', '6000 a quarter'],
    ['radio Kent, four hundred month', '400 a month'],
    ['radio Kent, $2,400, monthly of course', '2400 a month'],
    ['a one-time ad in the Kent newspaper, $400', '400 a one-time'],
    ['radio in Kent, how much is it for week? I have 180 dollars', '180 a week'],
    ['radio en Kent, 200 dólares el mes de enero', '200'],
    ['radio Kent, no fewer than 300 and no more than 450 dollars', '300 to 450'],
    ['radio Kent, minimum I can 600, maximum 900 a month', '600 to 900 a month'],
    ['radio Kent, min. $500 monthly', '500 to any a month'],
    ["radio Kent. Don't want: to pay over $60.", '60'],
    ['radio en Kent, ni un peso más de 45 a la semana', '45 a week'],
    ["If it's over $49 a month my boss will find out. Radio Kent.", '49 a month'],
    ["one dime more than $260 and I'm out, radio Kent", '260'],
    ['brewery > radio > kent > $300/mo', '300 a month'],
    ['radio Kent, they say 12-week minimum at 95 a week, fine', '95 a week'],
    ['radio Kent, 250 dollars plus food', '250'],
    ['radio Kent, like 200 a mo + ribs', '200 a month'],
    ['radio Kent, five hunnid', '500'],
    ['radio Kent, like 500 600 a month', '500 to 600 a month'],
    ['radio Kent, up to 1 200 dollars', '1200'],
    ['radio Kent, 1 to 1.3k monthly', '1000 to 1300 a month'],
    ['radio Kent, twelve hundred a month maybe thirteen tops', '1300 a month'],
    ['radio Kent, a fiver a day', '5 a day'],
    ['radio en Kent, no menos de 200 ni más de 400 al mes', '200 to 400 a month'],
    ['radio en Kent, tengo 1,000 de presupuesto trimestral', '1000 a quarter'],
  ])('%s: %s', (text, budget) => expect(read(text)).toBe(budget))

  it.each([
    'radio on 98.1 in Kent',
    'radio in Kent, we are at 1420 Main Street',
    '1-800 number on a billboard in Kent',
    '45 year old bar in Kent wants radio',
    'posters for 200 restaurants in Kent',
    'folks between 30 and 45, radio in Kent',
    'Local 440 wants radio in Kent',
    'suite 300, Kent, radio',
    'SE 240th and 104th Ave, Kent, billboard',
    '2,500 followers minimum, instagram, Seattle',
    'tengo 45 años y 2 hijos, radio en Kent',
    '7 pm to 9 pm, radio in Kent',
    'we have 120 on staff and want radio in Kent',
    'I have 80 for dinner every Friday, want a bus ad in Kent',
    'we see 400 each week at our clinic, radio in Kent',
    'reach at least 5,000 a month, radio in Kent',
    'around 500 daily visitors, screens Kent',
    'someone with at least 20k on instagram, Seattle',
    'radio in Kent, GRPs 150 per week',
    'posters in Kent, quantity 50',
    'posters in Kent, women 50 to 75',
    'posters in Kent for people under 30',
    '50 plus, radio, Kent',
    'lunch for $20, radio in Kent',
    '98225, students, social',
  ])('%s: nothing', (text) => expect(read(text)).toBe('nothing'))
})

describe('a period apart from its amount', () => {
  it.each([
    ['Budget by line: radio $1,800, nothing else. Longview. Per month.', '1800 a month'],
    ['Kent radio 300 (monthly)', '300 a month'],
    ['Kent radio, $300, billed monthly', '300 a month'],
    ['monthly: 300. Kent. radio.', '300 a month'],
    ['per week 80, radio, Kent', '80 a week'],
    ['Weekly I could do 80, radio, Kent', '80 a week'],
    ['monthly cap is $1,000, radio, Kent', '1000 a month'],
    ['I can 800 each month, billboard in Yakima', '800 a month'],
    ['budget is between 500 and 900 in the month, screens Kent', '500 to 900 a month'],
    ['$60, once, Facebook in Kent', '60 a one-time'],
    ['Patrocinio en Wapato, 400 dólares una sola vez', '400 a one-time'],
    ['una revista en Gig Harbor, 400 por única vez', '400 a one-time'],
    ['$1,200 per four-week cycle, posters in Kent', '1200 a month'],
    ['radio kent, 200 p/m', '200 a month'],
    ['$1,500 per face per month, billboards in Kent', '1500 a month'],
    ['300 on a monthly basis, radio, Kent', '300 a month'],
    ['$350 a month but could stretch to $450, radio in Kent', '450 a month'],
  ])('%s: %s', (text, budget) => expect(read(text)).toBe(budget))

  it.each([
    ['we meet every month in Kent, posters, 60', '60'],
    ['two posts per month on instagram, Kent, $90 each', '90'],
    ['weekly newspaper in Kent, 300', '300'],
    ['a weekly ad in the paper, Kent, 60', '60'],
    ['radio in Kent, for a month, 300 dollars', '300'],
    ['dues are $25 a month. Posters in Kent, $60', '60'],
    ['3 swipes a week, instagram in Kent, $90', '90'],
    ['$500 once we open in Kent, radio', '500'],
    ['$200 per night, trivia in bars, Kent', '200'],
    ['$300 in a week from now, radio in Kent', '300'],
  ])('%s: %s, as the period is of something else', (text, budget) => expect(read(text)).toBe(budget))
})

describe('several amounts', () => {
  it.each([
    ['$35 CPM is too high; monthly cap is $1,000. Digital banners, Kent', '1000 a month'],
    ['at $40 cpm we can buy $2,500 a month, digital Kent', '2500 a month'],
    ['cost per thousand 6 dollars, digital Kent, 2500 monthly', '2500 a month'],
    ['we have 14 cows, 3 kids and 90 dollars a month for radio in Othello', '90 a month'],
    ['I pay my helper $22 an hour, I could pay $200 for a newspaper ad in Kent', '200'],
    ['Rooms from $129. Magazine in Kent, $600.', '600'],
    ['mi renta es de 900 al mes y para anuncios tengo 100, Kent', '100'],
    ['we got quoted $1,800 for the billboard, we have $700 a month. Kent', '700 a month'],
    ['My competitor pays $2,000 a month for his billboard, I have $600 a month, Kent', '600 a month'],
    ['300 would be too much, 200 ok, radio in Kent', '200'],
    ['Our budget went from $500 to $250 a month, posters in Kent', '250 a month'],
    ['min 1k max 2k radio kent', '1000 to 2000'],
    ['1k min, 2k max, radio kent', '1000 to 2000'],
    ['no less than 300 and no more than 600 a month, radio in Kent', '300 to 600 a month'],
    ['radio en Kent, de 300 a 400 mensuales', '300 to 400 a month'],
    ['radio in Kent price 200~300 per week', '200 to 300 a week'],
    ['two-fifty a month, radio Kent', '250 a month'],
    ['Rent went up to $3,000 so I only have $100 for a newspaper ad in Kent', '100'],
    ['loans up to $5,000, bus ads in Kent, $700 a month', '700 a month'],
  ])('%s: %s', (text, budget) => expect(read(text)).toBe(budget))
})

it('takes the rent that a seller asks as their price', () =>
  expect(read('We paid 9,000 to build the billboard in Shelton. Rent is 300 a month.', 'seller')).toBe(
    '300 a month',
  ))
