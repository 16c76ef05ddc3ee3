import { wordSet } from './phrases.ts'
/** Heads of "our …", "for my …": what an asker runs or promotes, never what they want to book. Stems. */
export const BUSINESS_HEADS: ReadonlySet<string> =
  wordSet(`shop store business company firm agency studio salon barbershop bakery brewery cidery distillery winery taproom bar pub restaurant
  cafe diner bistro pizzeria deli truck cart stand stall gym dojo spa clinic practice dentist dental vet veterinarian pharmacy hospital
  school preschool daycare academy university college church temple nonprofit charity foundation museum gallery theater theatre venue
  hotel motel hostel inn bnb airbnb startup app platform service services website site brand boutique bookstore bookshop florist nursery garden
  farm market supermarket grocery garage mechanic dealership dealer plumber plumbing roofing roofer electrician contractor contracting
  landscaping cleaning cleaner laundromat laundry lounge club nightclub team league band choir orchestra event festival concert show
  gala fundraiser fair conference workshop class course camp party opening expo exhibition race run marathon tournament recital
  podcast newsletter magazine newspaper blog channel station label book album movie film product line collection practice office
  realtor realty brokerage bank credit insurance lawyer attorney law accountant accounting consultancy consulting consultant
  photographer photography therapist chiropractor tutoring tutor rescue shelter bookkeeper bookkeeping print printer tours tour charter
  franchise chain place joint spot outlet factory warehouse manufacturer maker roastery roaster creamery chocolatier butcher
  vineyard orchard ranch kennel groomer hvac locksmith painter painting handyman mover moving caterer catering jeweler tailor optometrist orthodontist
  pediatrician acupuncturist dispensary pawnshop furniture mattress flooring remodeling builder solar gutter pest lawn marina childcare montessori room
  academia carniceria floreria barberia lavanderia heladeria
  tienda negocio panaderia restaurante taqueria peluqueria empresa salon estudio clinica cafeteria taller gimnasio evento escuela iglesia
  instagram insta ig facebook fb tiktok youtube page account followers following list menu food window van`)

/** Verbs after "we" or "I" that start a description of the asker's business. Stems and exact forms alike. */
export const TRADE_VERBS: ReadonlySet<string> =
  wordSet(`do sell sells selling make makes making bake brew build own owns operate serve serves serving cater deliver ship charge fix fixes fixing repair repairs repairing offer manufacture
  import export teach train coach groom clean install design develop host hosts throw throwing produce publish broadcast
  vendemos vendo hacemos reparamos ofrecemos somos soy tenemos tengo`)

/** Words that end a description of the asker and start the request. */
export const REQUEST_WORDS: ReadonlySet<string> =
  wordSet(`want wants wanting wanna need needs needing looking look seeking seek seeks trying try hoping hope wishing wish prefer preferably
  advertise advertising advertisement advertisements ad ads promote promoting reach reaching target targeting get getting find finding
  show place put budget please using via through quiero queremos necesito necesitamos busco buscamos buscando anunciar
  anuncio anuncios interested love like considering consider thinking ideally prefers rent lease book buy publicidad llegar`)
/** Small words: between "our" and the business any words but these may occur. */
export const NOT_A_BUSINESS: ReadonlySet<string> =
  wordSet(`budget audience target customer client ad ads campaign message ideal demographic market goal max maximum limit price neighborhood
  area city town side crowd people community buyers presupuesto publico publicidad anuncio clientes`)
