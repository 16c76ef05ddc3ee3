/** Questions of rules and money, the help article that answers them, and its answer in a sentence. */
export interface HelpTopic {
  /** Of the article in `content/help`; `contact` is the page to write to us. */
  slug: string
  title: string
  asked: RegExp
  en: string
  es: string
}

export const CONTACT = 'contact'

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    slug: 'how-payment-works',
    title: 'How payment works',
    asked:
      /\b(credit cards?|debit card|paypal|how (do|can|would) (i|we) pay|who (pays|do (i|we) pay)|pay (for|with|by)|payment methods?|tarjetas?|como (pago|se paga)|formas de pago)\b/,
    en: 'You pay the seller, not Placard. The booking shows how: by bank, check or a link; by card or PayPal where the seller has connected an account for that.',
    es: 'Se paga al vendedor, no a Placard. La reserva dice cómo: por banco, cheque o enlace; con tarjeta o PayPal si el vendedor ha conectado una cuenta para eso.',
  },
  {
    slug: 'cancellations-and-refunds',
    title: 'Cancellations and refunds',
    asked:
      /\b(cancel|cancell?ation|refunds?|money back|stays dark|cancelar|cancelacion|reembolsos?|devuelven|devolucion)\b/,
    en: 'The rule that you and the seller accepted decides: flexible, standard or firm. The terms show until when you cancel free, and the page shows the amounts before you confirm. The money comes back from the seller.',
    es: 'Decide la regla que tú y el vendedor aceptaron: flexible, estándar o firme. Los términos dicen hasta cuándo se cancela gratis, y la página muestra los montos antes de confirmar. El dinero lo devuelve el vendedor.',
  },
  {
    slug: 'invoices-and-sales-tax',
    title: 'Invoices and sales tax',
    asked: /\b(tax|taxes|vat|invoices?|receipts?|impuestos?|facturas?)\b/,
    en: 'The listed price is without tax. The price for dates has a line for the estimated tax: in Washington many ad services are taxed, while print, radio and outdoor boards are, as we understand it, not counted as such. It is no tax advice.',
    es: 'El precio publicado es sin impuesto. El precio por fechas tiene una línea con el impuesto estimado: en Washington se gravan muchos servicios publicitarios; la prensa, la radio y las vallas, según entendemos, no. No es asesoría fiscal.',
  },
  {
    slug: 'political-and-cannabis-ads',
    title: 'Political, cannabis and alcohol ads',
    asked: /\b(political|election|campaign ads|candidate|politic[oa]s?)\b/,
    en: 'Political ads may run here, and a seller may refuse them. In Washington the seller must keep public records of who paid and how much, and the ad names its sponsor. Ask the seller before you book.',
    es: 'Se permiten anuncios políticos, y un vendedor puede rechazarlos. En Washington el vendedor guarda registros públicos de quién pagó y cuánto, y el anuncio nombra a su patrocinador.',
  },
  {
    slug: 'political-and-cannabis-ads',
    title: 'Political, cannabis and alcohol ads',
    asked: /\b(cannabis|marijuana|weed|dispensary)\b/,
    en: 'Washington has strict rules for cannabis ads: they keep their distance from schools, parks and the like, and an outdoor sign may show little more than name, place and kind of business. A seller may refuse them: ask before you book.',
    es: 'Washington tiene reglas estrictas para anuncios de cannabis: lejos de escuelas y parques, y poco más que nombre, lugar y giro. Un vendedor puede rechazarlos: pregunta antes de reservar.',
  },
  {
    slug: 'signs-and-permits',
    title: 'Signs, permits and the law',
    asked: /\b(permits?|is it legal|zoning|permisos?)\b/,
    en: 'The permit for a sign is the matter of the seller and the city: ask the seller for its number before you print. Indoors, in print and on the air none is needed as a rule.',
    es: 'El permiso de un letrero es asunto del vendedor y de la ciudad: pide su número antes de imprimir. Bajo techo, en prensa y en radio por lo general no hace falta.',
  },
  {
    slug: 'artwork-specs',
    title: 'Artwork that works',
    asked:
      /\b(make the (artwork|ad)|artwork|what file|file (format|type)|which file|do i have to (make|design)|archivo|que formato)\b/,
    en: 'You make the artwork, or a designer does; some sellers offer it for a fee. You send the file on the booking, and it is checked against what the space needs.',
    es: 'El diseño lo haces tú o un diseñador; algunos vendedores lo ofrecen por un cargo. El archivo se envía en la reserva, y se compara con lo que el espacio necesita.',
  },
  {
    slug: 'scheduling-a-viewing',
    title: 'Asking for a viewing',
    asked:
      /\b(viewing|see it in person|see (the|a|this|that) (spot|space|place|wall|sign) (first|before|in person)|visit|look at it in person|verlo en persona|visitar(lo)?)\b/,
    en: 'You can ask for a viewing on the listing: propose times, and the seller takes one. You see the place before you book.',
    es: 'En la página del espacio puedes pedir una visita: propones horas y el vendedor elige una.',
  },
  {
    slug: 'contacting-sellers',
    title: 'Contacting sellers',
    asked:
      /\b((contact|message|write to|talk to|reach|call) (the|a) (seller|owner)|contactar(lo)? (a|al) vendedor)\b/,
    en: 'Open the listing and write to the seller there: the answer comes to your inbox.',
    es: 'Abre el espacio y escribe ahí al vendedor: la respuesta llega a tu buzón.',
  },
  {
    slug: CONTACT,
    title: 'Contact us',
    asked: /\b(human|real person|support|customer service|speak to someone|persona real|soporte)\b/,
    en: 'Write to us on the contact page: people read it and answer.',
    es: 'Escríbenos en la página de contacto: ahí leen y responden personas.',
  },
  {
    slug: 'booking-a-space',
    title: 'Booking a space',
    asked: /\b(how (do|can|would) (i|we) (book|reserve|buy)|book it|booking works?|como reservo|reservar)\b/,
    en: 'Open the listing, choose dates under "Dates and price", then press Book Now or Request to Book. I book nothing for you, and looking at a price commits you to nothing.',
    es: 'Abre el espacio, elige fechas en "Dates and price" y pulsa Book Now o Request to Book. Yo no reservo nada por ti, y mirar un precio no te compromete.',
  },
  {
    slug: 'proof-of-performance',
    title: 'Proof that your ad was up',
    asked: /\b(proof|prove|really (up|ran|run)|prueba)\b/,
    en: 'The terms say what the seller shows and by when: photos for walls, play logs for screens, a tear sheet for print, an affidavit for radio.',
    es: 'Los términos dicen qué muestra el vendedor y cuándo: fotos, registros de pantalla, la página impresa o una declaración de la emisora.',
  },
  {
    slug: 'what-is-placard',
    title: 'What Placard is',
    asked:
      /\b(is (this|placard|the) (site|service|website)?\s?(free|for free)|free to use|what is placard|es gratis)\b/,
    en: 'Looking, asking and booking are free for buyers: you pay the seller for the space, and no fee of ours comes on top.',
    es: 'Buscar, preguntar y reservar es gratis para quien compra: pagas al vendedor por el espacio, sin cargo nuestro encima.',
  },
  {
    slug: 'avoid-scams',
    title: 'Staying clear of scams',
    asked: /\b(scams?|safe|trust|fraud|estafa|seguro)\b/,
    en: 'Pay only as the booking shows, never outside of it, and ask for papers that fit the address.',
    es: 'Paga solo como dice la reserva, nunca por fuera, y pide papeles que correspondan a la dirección.',
  },
  {
    slug: 'disputes',
    title: 'When buyer and seller disagree',
    asked: /\b(dispute|complain|complaint|queja|reclamo)\b/,
    en: 'Write on the booking first; what was accepted stands there word for word. You can dispute a booking until thirty days after it ended.',
    es: 'Escribe primero en la reserva; lo aceptado está ahí palabra por palabra. Se puede disputar hasta treinta días después del final.',
  },
]
