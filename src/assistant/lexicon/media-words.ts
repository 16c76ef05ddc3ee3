import type { AdType } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases, wordSet } from './phrases.ts'

/** `digital-billboard` is both: owners list such faces under either medium. The two of out-of-home are billboards
 * where nothing else is said. */
export type MediaWord = AdType | 'digital-billboard' | 'out-of-home' | 'digital-out-of-home'

export const MEDIA_WORDS: readonly LexiconEntry<MediaWord>[] = [
  {
    value: 'billboard',
    phrases:
      splitPhrases(`billboard, billboard structure, bill board, hoarding, wallscape, wall space, wall, wall wrap, wall mural, mural,
      painted wall, side of a building, side of the building, outdoor board, outdoor sign, roadside sign,
      highway sign, freeway sign, giant sign, large sign, huge sign, big ol sign, big ole sign, big old sign, big sign, big board, panel, advertising board, bulletin, reader board, advertisement board, billboard panel, valla,
      vallas publicitarias, espectacular, espectaculares, anuncio espectacular, cartelera,
      highway board, highway billboard,
      freeway board, roadside board, roadside advertising, poster panel, building wrap, brick wall,
      painted ad, giant ad, barda, bardas, sign by the road, signs on the highway, sign on the highway, sign along the road, unipole, monopole, poster panels,
      30 sheet, 8 sheet, junior poster, junior bulletin, mobile billboard, panoramico, panoramicos, letrero grande, letreros grandes, anuncio grande, anuncios grandes`),
  },
  {
    value: 'digital-out-of-home',
    phrases: ['dooh', 'digital out of home', 'digital ooh', 'programmatic ooh'],
  },
  {
    value: 'out-of-home',
    phrases: splitPhrases(
      `out of home, ooh, outdoor media, outdoor advertising, outdoor ad, outdoor space, publicidad exterior, espacio exterior`,
    ),
  },
  {
    value: 'digital-billboard',
    phrases:
      splitPhrases(`digital billboard, electronic billboard, led billboard, digital bulletin, digital outdoor,
      valla digital, video billboard, lcd billboard, cartelera digital, electronic bulletin,
      espectacular digital, vallas digitales, carteleras digitales, espectaculares digitales`),
  },
  {
    value: 'print',
    phrases:
      splitPhrases(`print, printed, printed ad, print ad, flyer, flier, poster, newspaper, news paper, magazine, brochure,
      leaflet, pamphlet, handbill, handout, direct mail, mailer, postcard, post card, door hanger,
      coupon book, coupon mailer, yard sign, lawn sign, window sign, sandwich board, a frame sign,
      weekly paper, local paper, neighborhood paper, community paper, the paper, zine, playbill, program ad,
      theater program, theatre program, concert program, yellow pages, church bulletin, bulletin board,
      placemat, coaster, full page ad, half page ad, quarter page ad, full page, half page, quarter page,
      classified, newsprint, the stranger, seattle times, news tribune, periodico, periodicos, revista,
      volante, volantes, folleto, folletos, cartel, carteles, afiche, poster impreso, prensa, diario,
      impreso, impresa, impresos, table tent, college paper, student paper, school paper, campus paper, town paper, sunday paper, morning paper, daily paper, paper ad, in the paper, newspaper insert, tent card, table topper, menu ad, menu insert,
      newspaper insert, gazette, business journal, mag, catalog, catalogue, phone book, directory ad,
      calendar ad, program book, event program, church program, yearbook, bookmark, sticker, window cling,
      pizza box, coffee sleeve, cup sleeve, receipt, print media, advertorial, centerfold, back cover,
      inside cover, front page, notice board, noticeboard, community board, cork board, corkboard,
      local publication, print publication, tabloid, circular, valpak, every door direct mail, eddm,
      paper ad, paper flyer, correo directo, gaceta, panfleto, panfletos, tarjetas postales,
      hojas volantes, hojitas, papers!, paper things, paper stuff, something in the paper, on paper, printed things, table card, counter card, rack card, newspaper ad, bill stuffer, mail drop, postal mail,
      window poster, restroom poster, bathroom poster, pennysaver, penny saver, nickel ad, shopper paper, spokesman review, the olympian,
      the columbian, tri city herald, kitsap sun, seattle weekly, parentmap, door tag, business card ad, printed piece, bus card, semanario,
      triptico, tripticos, hoja volante, publicidad impresa, propaganda impresa, tablon de anuncios, flayer, flayers, tarjeta postal`),
  },
  {
    value: 'digital',
    phrases:
      splitPhrases(`digital, digital ad, digital screen, digital sign, digital signage, digital display, digital kiosk,
      kiosk, screen, video screen, tv screen, led screen, led sign, led board, led display, big screen,
      lobby display, video wall, jumbotron, online, online ad, web ad, web banner, website ad,
      website banner, banner ad, display ad, internet ad, mobile ad, app ad, search ad, google ad, pre roll,
      streaming ad, pantalla, pantallas digitales, anuncios digitales, en linea, digitales, video ad,
      video spot, video advertising, tvs!, tv monitor, television screen, flat screen, digital panel,
      digital board, digital poster, digital space, digital advertising, electronic sign, electronic display,
      electronic board, electronic screen, touch screen, touchscreen, tablet, lcd, smart display,
      smart screen, jumbo screen, internet, internet site, local website, news site, news website, web page, google ads, pantallas,
      pantallas led, letrero digital, anuncio en linea, local site, mobile app, connected tv, ctv, ott, gas pump screen, digital menu board,
      sitio web, pagina web, por internet, monitores, banner digital`),
  },
  {
    value: 'radio',
    phrases:
      splitPhrases(`radio, radios, radio ad, radio spot, radio station, fm station, am station, fm radio, am radio, on air,
      on the air, airtime, air time, airwave, drive time spot, drivetime, podcast, podcast ad, live read,
      emisora, kexp, kuow, kbcs, fm, talk radio, host read, podcaster, audio ad, country station,
      rock station, jazz station, news station, music station, classic rock station, college station, kiro,
      knkx, estacion de radio, estaciones de radio, programa de radio, radiodifusora, emisoras, streaming audio, radio remote, cuna radial, cunas radiales,
      anuncio radial, am dial, fm dial, pod cast`),
  },
  {
    value: 'event',
    phrases:
      splitPhrases(`event, event sponsorship, event ad, sponsor, sponsorship, sponsoring, sponsored event, booth,
      vendor table, tabling, tent space, festival, street fair, county fair, state fair, job fair,
      craft fair, trade show, tradeshow, expo, fun run, farmers market, farmer market, night market, pop up,
      parade, naming right, patrocinar, patrocinio, evento, eventos, feria, festivales,
      vendor booth, race bib, marathon, road race, vendor spot, vendor stall, stall, fest, beer fest, brewfest, music fest, film fest,
      carnival, gala, bazaar, conference, convention, home show, boat show, car show, auto show, art walk,
      block party, networking event, holiday market, flea market, swap meet, oktoberfest, street festival,
      product sampling, sampling, activation, brand activation, team sponsorship, fair booth,
      auspiciar, auspicio, ferias, desfile, mercado de agricultores, concierto, vendor space, exhibitor space, title sponsor, presenting sponsor, patrocinador, patrocinadores, kermes, kermesse,
      jersey sponsor, sponsored table, street team, exhibit space`),
  },
  {
    value: 'social',
    phrases:
      splitPhrases(`social, social media, social ad, social network, followers of somebody, someone with followers, somebody with followers, person with followers, people with followers, with a following, big following, large following, local following, tiktok video, social post, instagram, insta, ig, ig story, ig post, reel,
      facebook, fb, tiktok, tik tok, tiktoker, youtube, youtuber, influencer, instagrammer, content creator,
      newsletter, news letter, email newsletter, email blast, e newsletter, mailing list, sponsored post,
      twitter, tweet, linkedin, nextdoor, snapchat, pinterest, reddit, blogger, blog,
      redes sociales, redes, boletin, reels!, insta story, linked in, twitch, whatsapp, substack, eblast,
      e blast, email list, email ad, email marketing, email campaign, email sponsorship, creators!,
      local creator, micro influencer, streamer, vlog, vlogger, instagram story, instagram page,
      facebook page, facebook group, fb group, influencers, influenciadores, publicaciones, the gram, w followers, e news, enewsletter, content creators, page with followers, account with followers, historias de instagram,
      creador de contenido, creadores de contenido, influenciador, social page`),
  },
]

/** Words that name a medium only now and then: what was learned decides, and by the rules alone they name nothing. */
export const UNSURE_MEDIA_WORDS: readonly LexiconEntry<MediaWord>[] = [
  {
    value: 'billboard',
    phrases: splitPhrases('board, boards!, sign, signage, rotulo, letrero, lona'),
    unsure: true,
  },
  {
    value: 'print',
    phrases: splitPhrases(
      'by post, by mail, in the mail, por correo, letters!, papel, clings!, paper, insert!, inserts!, herald, the weekly, the daily, tablero, tablon',
    ),
    unsure: true,
  },
  { value: 'digital', phrases: splitPhrases('website, web site, banner'), unsure: true },
  { value: 'radio', phrases: splitPhrases('morning show, talk show, cuna, cunas'), unsure: true },
  {
    value: 'event',
    phrases: splitPhrases(
      'fair, rodeo, regatta, tournament, fundraiser, little league, concert series, torneo, carpa, caseta, stand, puesto',
    ),
    unsure: true,
  },
  {
    value: 'social',
    phrases: splitPhrases('email, e mail, emails!, correo electronico, feis, shout out, shoutout'),
    unsure: true,
  },
]

/** After a medium these make it a business or a product, not bookable space: "digital cameras", "radio repair". */
export const NOT_MEDIA_AFTER: ReadonlySet<string> =
  wordSet(`camera watch watche agency marketer artist art nomad company store shop shopping printer printing repair host hosts dj
  planner planning worker club studio equipment antenna control controlled photo photography photographer scale
  piano clock download wallet currency coin security justice anxiety distance studies science service services skills
  game gaming transformation nomads editor lawyer designer design t shirt shirt collector collection tower ham personality
  course courses class classes tutor tutoring school tuition`)
