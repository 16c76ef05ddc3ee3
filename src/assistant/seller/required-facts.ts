import type { AdType } from '#domain/vocabulary.ts'

export interface RequiredFact {
  /** Specification label to fill in. */
  label: string
  /** Detects the fact in a label or in the text. */
  pattern: RegExp
  /** Why buyers need it, in a few words. */
  ask: string
  /** The same in Spanish. */
  es: string
}

export const fact = (label: string, pattern: RegExp, ask: string, es: string): RequiredFact => ({
  label,
  pattern,
  ask,
  es,
})

/** What a buyer of each medium must know before booking, from the trade's own order forms. */
export const REQUIRED_FACTS: Record<AdType, readonly RequiredFact[]> = {
  billboard: [
    fact(
      'Size',
      /\bsize\b|\d\s{0,3}(ft|feet|foot|m|')?\s{0,3}[x×]\s{0,3}\d|\bbulletin\b|\bjunior poster\b/i,
      'height and width of the face',
      'alto y ancho de la cara',
    ),
    fact(
      'Facing',
      /\b(facing|faces|northbound|southbound|eastbound|westbound|(north|south|east|west)[- ]facing)\b/i,
      'which way it faces',
      'hacia dónde mira',
    ),
    fact(
      'Read',
      /\b(right|left)[- ]?(hand)? read\b|\bread\b/i,
      'left-hand or right-hand read',
      'si se lee a la izquierda o a la derecha',
    ),
    fact(
      'Illumination',
      /\b(lit|unlit|illuminat\w+|lighting|backlit|lights?)\b/i,
      'lit or unlit, and the hours',
      'si está iluminada y en qué horario',
    ),
    fact(
      'Road',
      /\b(road|street|avenue|ave|highway|hwy|freeway|i-?\d+|artery|boulevard|blvd)\b/i,
      'the road it is read from',
      'la calle desde la que se ve',
    ),
    fact('Permit', /\bpermit\b/i, 'the permit number', 'el número de permiso'),
    fact(
      'Artwork',
      /\b(artwork|print spec|vinyl|dpi|file)\b/i,
      'how artwork is to be delivered',
      'cómo se entrega el arte',
    ),
    fact(
      'Install lead time',
      /\b(install\w*|lead time|posting)\b/i,
      'days needed to install',
      'los días que toma instalarla',
    ),
  ],
  digital: [
    fact(
      'Resolution',
      /\b\d{3,4}\s*[x×]\s*\d{3,4}\b|\bpixels?\b|\bresolution\b/i,
      'width and height in pixels',
      'ancho y alto en píxeles',
    ),
    fact(
      'Slot length',
      /\b\d+[- ]?(s|sec|seconds?)\b|\bslot length\b/i,
      'seconds an ad is shown',
      'los segundos que se muestra un anuncio',
    ),
    fact(
      'Slots in loop',
      /\b(slots?|loop|share of voice|sov)\b/i,
      'how many advertisers share the loop',
      'cuántos anunciantes comparten el ciclo',
    ),
    fact('Hours', /\bhours?\b|\b\d{1,2}\s?(am|pm)\b|\b24\/7\b/i, 'when it plays', 'cuándo se transmite'),
    fact(
      'Motion and sound',
      /\b(motion|video|sound|audio|static|animated)\b/i,
      'whether it moves or sounds',
      'si se mueve o suena',
    ),
    fact(
      'File types',
      /\b(jpe?g|png|mp4|gif|file types?|formats?)\b/i,
      'accepted files',
      'los archivos que aceptas',
    ),
  ],
  print: [
    fact(
      'Circulation',
      /\b(circulation|copies|print run|distribut\w+)\b/i,
      'copies and who counts them',
      'los ejemplares y quién los cuenta',
    ),
    fact(
      'Issue date',
      /\b(issue|weekly|monthly|quarterly|daily|biweekly|published)\b/i,
      'when it appears',
      'cuándo sale',
    ),
    fact(
      'Ad size',
      /\b(full|half|quarter|eighth)[- ]page\b|\d\s{0,3}(in|"|inches|column)?\s{0,3}[x×]\s{0,3}\d|\bsize\b/i,
      'trim or column size',
      'el tamaño del anuncio',
    ),
    fact(
      'Color',
      /\b(colou?r|black and white|cmyk|b\/w)\b/i,
      'color or black and white',
      'si es a color o en blanco y negro',
    ),
    fact(
      'Position',
      /\b(cover|inside|back page|position|section|window|wall)\b/i,
      'where in the paper or room it stands',
      'en qué parte va',
    ),
    fact(
      'Material deadline',
      /\b(deadline|material date|due)\b/i,
      'when artwork is due',
      'cuándo se entrega el arte',
    ),
  ],
  radio: [
    fact(
      'Station',
      /\b(fm|am|station|k[a-z]{3})\b/i,
      'station name and frequency',
      'el nombre y la frecuencia de la emisora',
    ),
    fact(
      'Coverage',
      /\b(coverage|reach(es)?|county|miles|signal|area)\b/i,
      'where it can be heard',
      'dónde se escucha',
    ),
    fact(
      'Daypart',
      /\b(daypart|morning|afternoon|evening|drive|overnight|midday|\d{1,2}\s?(am|pm))\b/i,
      'the time of day',
      'la hora del día',
    ),
    fact('Spot length', /(:\d{2}\b|\b\d{2}[- ]?(s|sec|seconds?)\b)/i, ':15, :30 or :60', ':15, :30 o :60'),
    fact(
      'Spots per week',
      /\bspots?\b[^.]{0,20}\b(week|day|month)\b|\b\d+ (spots|reads)\b/i,
      'how many spots',
      'cuántas cuñas',
    ),
    fact(
      'Live or produced',
      /\b(live read|live|produced|recorded|host)\b/i,
      'read live or produced',
      'si se lee en vivo o va grabada',
    ),
    fact('Proof', /\b(affidavit|proof|log)\b/i, 'how airing is proved', 'cómo se comprueba la emisión'),
  ],
  event: [
    fact(
      'Date',
      /\b(january|february|march|april|may|june|july|august|september|october|november|december|date|\d{4}-\d{2}-\d{2})\b/i,
      'the day or days',
      'el día o los días',
    ),
    fact(
      'Attendance',
      /\b(attend\w+|visitors?|guests?|crowd|people|runners|expected)\b/i,
      'attendance and how it is known',
      'la asistencia y cómo se sabe',
    ),
    fact(
      'Tier',
      /\b(tier|gold|silver|bronze|presenting|title sponsor|package|level)\b/i,
      'the sponsorship level',
      'el nivel de patrocinio',
    ),
    fact(
      'Deliverables',
      /\b(banner|booth|logo|table|tent|mention|t-?shirt|deliverables?)\b/i,
      'what the sponsor receives',
      'qué recibe el patrocinador',
    ),
    fact(
      'Quantity',
      /\b(quantity|only|\d+ (booths|sponsors|tables|places|spots))\b/i,
      'how many are sold',
      'cuántos se venden',
    ),
    fact('Logo deadline', /\b(deadline|due|by)\b/i, 'when the logo is due', 'cuándo se entrega el logo'),
  ],
  social: [
    fact(
      'Channel',
      /\b(https?:|www\.|@\w+|instagram|facebook|tiktok|youtube|newsletter|linkedin|blog)\b/i,
      'address of the channel',
      'la dirección del canal',
    ),
    fact(
      'Audience size',
      /\b(followers|subscribers|opens?|views)\b/i,
      'average views or opens, not only followers',
      'las vistas o aperturas promedio, no solo los seguidores',
    ),
    fact(
      'Format',
      /\b(post|story|reel|video|banner|mention|carousel|feature|placement)\b/i,
      'post, story, video or banner',
      'publicación, historia, video o banner',
    ),
    fact('Usage rights', /\b(rights|usage|reuse|repost)\b/i, 'who may reuse it', 'quién puede reutilizarlo'),
    fact(
      'Disclosure',
      /\b(disclos\w+|#ad|sponsored|paid partnership)\b/i,
      'how it is marked as an ad',
      'cómo se marca como anuncio',
    ),
    fact('Link', /\b(link|url|bio|swipe)\b/i, 'where it links to', 'a dónde enlaza'),
  ],
}
