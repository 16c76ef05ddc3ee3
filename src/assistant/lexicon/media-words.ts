import type { AdType } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases } from './phrases.ts'

/** `digital-billboard` is both: owners list such faces under either medium. */
export type MediaWord = AdType | 'digital-billboard'

export const MEDIA_WORDS: readonly LexiconEntry<MediaWord>[] = [
  {
    value: 'billboard',
    phrases:
      splitPhrases(`billboard, bill board, hoarding, wallscape, wall space, wall, wall wrap, wall mural, mural, painted wall, side of a
      building, side of the building, outdoor board, outdoor sign, roadside sign, highway sign, freeway
      sign, giant sign, big sign, big board, out of home, ooh, valla, vallas publicitarias, espectacular,
      espectaculares, anuncio espectacular, cartelera`),
  },
  {
    value: 'digital-billboard',
    phrases:
      splitPhrases(`digital billboard, electronic billboard, led billboard, digital bulletin, digital outdoor, dooh,
      valla digital`),
  },
  {
    value: 'print',
    phrases:
      splitPhrases(`print, printed, printed ad, print ad, flyer, flier, poster, newspaper, news paper, magazine,
      brochure, leaflet, pamphlet, handbill, handout, direct mail, mailer, postcard, post card, door
      hanger, coupon book, coupon mailer, yard sign, lawn sign, window sign, sandwich board, a frame sign, weekly paper, local paper, neighborhood paper, community paper,
      the paper, zine, playbill, program ad, theater program, theatre program, concert program, yellow
      pages, church bulletin, bulletin board, placemat, coaster, full page ad, half page ad, quarter page
      ad, full page, half page, quarter page, classified, newsprint, the stranger, seattle times, news
      tribune, periodico, periodicos, revista, volante, volantes, folleto, folletos, cartel, carteles,
      afiche, poster impreso, prensa, diario, impreso, impresa, impresos`),
  },
  {
    value: 'digital',
    phrases:
      splitPhrases(`digital, digital ad, digital screen, digital sign, digital signage, digital display, digital kiosk,
      kiosk, screen, video screen, tv screen, led screen, led sign, led board, led display, big screen, lobby display, video wall, jumbotron, online, online
      ad, web ad, web banner, website ad, website banner, banner ad, display ad, internet ad, mobile ad,
      app ad, search ad, google ad, pre roll, streaming ad, pantalla, pantallas digitales, anuncios
      digitales, en linea, digitales`),
  },
  {
    value: 'radio',
    phrases:
      splitPhrases(`radio, radios, radio ad, radio spot, radio station, fm station, am station, fm radio, am radio, on
      air, on the air, airtime, air time, airwave, drive time spot, drivetime, podcast, podcast ad, live
      read, emisora, kexp, kuow, kbcs`),
  },
  {
    value: 'event',
    phrases:
      splitPhrases(`event, event sponsorship, event ad, sponsor, sponsorship, sponsoring, sponsored event, booth, vendor
      table, tabling, tent space, festival, street fair, county fair, state fair, job fair, craft fair,
      trade show, tradeshow, expo, fun run, farmers market, farmer market, night market, pop up, parade,
      naming right, patrocinar, patrocinio, evento, eventos, feria, festivales, stand, puesto`),
  },
  {
    value: 'social',
    phrases:
      splitPhrases(`social, social media, social ad, social network, social post, instagram, insta, ig, ig story, ig
      post, facebook, fb, tiktok, tik tok, tiktoker, youtube, youtuber, influencer, instagrammer, content
      creator, newsletter, news letter, email newsletter, email blast, e newsletter, mailing list,
      sponsored post, shout out, shoutout, twitter, tweet, linkedin, nextdoor, snapchat, pinterest,
      reddit, blogger, blog, redes sociales, redes, boletin`),
  },
]

/** After a medium's word these make it someone's trade or thing, not space to buy: "digital cameras", "radio repair". */
export const NOT_MEDIA_AFTER: ReadonlySet<string> = new Set(
  `camera watch watche agency marketer artist art nomad company store shop shopping printer printing repair host hosts dj
  planner planning worker club studio equipment antenna control controlled photo photography photographer scale
  piano clock download wallet currency coin security justice anxiety distance studies science service services skills
  game gaming transformation nomads editor lawyer designer design t shirt shirt collector collection tower ham personality
  course courses class classes tutor tutoring school tuition`
    .split(/\s+/)
    .filter(Boolean),
)
