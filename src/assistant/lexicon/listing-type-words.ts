import type { ListingType } from '#domain/vocabulary.ts'

import { type LexiconEntry, splitPhrases, wordSet } from './phrases.ts'

/** Words that speak of owning the space only now and then: what was learned decides. */
export const UNSURE_LISTING_TYPE_WORDS: readonly LexiconEntry<ListingType>[] = [
  {
    value: 'sale',
    phrases:
      splitPhrases(`buy, buying, purchase, purchasing, keep, own, owning, permanent, permanently, forever, comprar, compro,
      compra, quedarme, dueno, mine, ours, owner, adquirir, property, propiedad, invest, investment, sell, selling, vende, venden`),
    unsure: true,
  },
]

const THINGS =
  'car cars apartment apartments house houses home homes bike bikes tool tools company shop business agency'

/** Before "is for rent" or "is for sale": something else is rented or sold. */
export const THINGS_OWNED = wordSet(
  `${THINGS} condo cabin room rooms truck boat land farm restaurant building`,
)

/** Right before "rent" or "sale": something else is rented or sold. */
export const THINGS_RENTED = wordSet(`${THINGS} our my the is`)

/** Before a bare "rent" or "lease": the asker's own rent. */
export const RENT_PAID = wordSet('our my the pay paying afford low high')

/** After "rental" or "sale": a business or another thing. */
export const RENTAL_TRADES = wordSet('car cars company shop business agency is apartment')

/** The space itself is for sale or for rent. */
export const LISTING_TYPE_WORDS: readonly LexiconEntry<ListingType>[] = [
  {
    value: 'sale',
    phrases: [
      'for sale',
      '4 sale',
      'buy outright',
      'buying outright',
      'purchase outright',
      'buy it outright',
      'purchase it',
      'purchase one',
      'to purchase',
      'buy for always',
      'buy forever',
      'own it',
      'own one',
      'for good',
      'comprarla',
      'comprarlo',
      'para comprar',
      'outright purchase',
      'own outright',
      'own it outright',
      'outright',
      'to own',
      'sale of',
      'sale of a',
      'for purchase',
      'up for sale',
      'purchase permanently',
      'buy permanently',
      'se vende',
      'se venden',
      'en venta',
      'a la venta',
      'comprar definitivamente',
      '',
      'buy it out',
      'buy the structure',
      'purchase the structure',
      'buy the whole structure',
      'outright sale',
      'to buy outright',
      '',
      'compra definitiva',
      'en venta directa',
      'comprar una valla',
      'comprar un espectacular',
      '',
      '',
    ],
  },
  {
    value: 'rent',
    phrases: [
      'for rent',
      '4 rent',
      'for lease',
      'sublease',
      'sublet',
      'se renta',
      'se rentan',
      'a la renta',
      'en arriendo',
      'arriendo',
      'lease',
      'leasing',
      'to rent',
      'rent',
      'renting',
      'rental',
      'en renta',
      'en alquiler',
      'alquilar',
      'alquiler',
      'rentar',
      'rentarla',
      'alquilarla',
      'alquilarlo',
      'rent basis',
      'on rent',
      'arrendar',
      'renta',
      'rentas',
      'rentan',
      'rented',
      'leased',
      'por renta',
      'rentada',
      'rentado',
      'alquilada',
      'alquilado',
      'alquilan',
      'se alquila',
      'se alquilan',
      'arrendada',
      'arrendado',
      'arrienda',
      'arriendan',
      'rentas de',
      'en lease',
      'on lease',
      'on a lease',
      '',
      'short lease',
      'long lease',
      '',
      '',
      '',
      '',
    ],
  },
]
