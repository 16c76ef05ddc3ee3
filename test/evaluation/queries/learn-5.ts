import { parseCases, type QueryCase } from './parse-cases.ts'

/** Requests to learn from, as people dictate and type on a phone, and as those write whose first language is another; today is 2026-11-21. */
export const LEARN_5: readonly QueryCase[] = parseCases(`
hey um ok so im looking for a radio spot in shelton nothing fancy like eighty dollars a week | place: Shelton; types: radio; max: 80; per: week
ok so my buddy got his face on a bus in olympia and i want that too but for my towing business can you do three hundred a month | place: Olympia; venues: transit; max: 300; per: month
put me on a screen at the gym in puyallup wait no not the gym the mall i guess four fifty a month tops | place: Puyallup; types: digital; venues: retail; max: 450; per: month
do they still do those coupon flyer things that come in the mail if so arlington how much i got one twenty | place: Arlington; types: print; max: 120
whats up i detail cars out of my garage in lake stevens but like everybody with money is in mill creek so thats where i want the facebook ads fifteen a day | place: Mill Creek; types: social; max: 15; per: day
um yes hello i would like to inquire about a billboard in ah whats it called ephrata yeah ephrata from the first of march until the end of may please | place: Ephrata; types: billboard; from: 2027-03-01; to: 2027-05-31
need help asap we opened and nobody knows flyers flyers flyers monroe 90 bucks | place: Monroe; types: print; max: 90
k so no more instagram my niece ran it and we got like two likes lol just want the newspaper in enumclaw | place: Enumclaw; types: print; not: social
im driving so just tell me the price of a digital billboard in federal way for january ok thanks bye | place: Federal Way; types: billboard digital; from: 2027-01-01; to: 2027-01-31
voice note sorry theres a dog barking anyway we want posters in the breweries down in ballard or fremont whichever is cheaper forty a week | place: Ballard; types: print; venues: bar; max: 40; per: week
lookin 2 by a bilboard like own it own it in kelso got abt 35k | place: Kelso; types: billboard; kind: sale; max: 35000
radio ad 4 my moms tamales mornings when ppl drive to work yakima 150 wk | place: Yakima; types: radio; for: commuters; max: 150; per: week
sry fat thumbs i ment bremerton not bellingham the ferry ads pls 275 a month | place: Bremerton; venues: ferry; max: 275; per: month
yo what can forty bucks a week get me in the coffee shops on vashon | place: Vashon; venues: restaurant; max: 40; per: week
so like the thing is i dont know what kind of ad i want i just know it has to be where old people are in sequim and it cant be more than two hundred a month | place: Sequim; for: seniors; max: 200; per: month
podcast or like regular radio idk something people listen to in redmond cap it at five hundred | place: Redmond; types: radio; max: 500
can i get the back of the bus going thru renton the 101 i think it is for six months starting jan one | place: Renton; venues: transit; from: 2027-01-01; to: 2027-06-30
mom says newspaper dad says radio but im the one paying and i say tiktok centralia 25 a day max | place: Centralia; types: social; max: 25; per: day
gonna do a booth at somethin in ocean shores over the summer whats left and is it under 350 | place: Ocean Shores; types: event; max: 350; from: 2027-06-01; to: 2027-08-31
hi um this is about the quilt show not the house sale we need something printed in port townsend between february eighth and february twentieth seventy five dollars | place: Port Townsend; types: print; max: 75; from: 2027-02-08; to: 2027-02-20
tukwila light rail station the screens there how much i have like six hundred no five hundred a month | place: Tukwila; types: digital; venues: transit; max: 500; per: month
billboard by marysville somewhere with a ton of traffic nine hunnerd a month | place: Marysville; types: billboard; max: 900; per: month; has: high-traffic
nvm the last message i want the restaraunts in anacortes the lil cards on the table 60 a wk | place: Anacortes; types: print; venues: restaurant; max: 60; per: week
autocorrect keeps changing it to sequin i said SEQUIM magazine ads for retired ppl | place: Sequim; types: print; for: seniors
its deb again from the nursery we did the radio and honestly it did zip so lets go with a billboard in snohomish april may june i could do eleven hundred a month | place: Snohomish; types: billboard; not: radio; max: 1100; per: month; from: 2027-04-01; to: 2027-06-30
how do i get on those screens at the airport in spokane we do shuttle vans seven hundred a month is all i got | place: Spokane; types: digital; venues: airport; max: 700; per: month
thinking out loud here uh fifty no sixty a week social media ads ferndale go | place: Ferndale; types: social; max: 60; per: week
ok google find me a place to rent a billboard close to moses lake under seven fifty a month | place: Moses Lake; types: billboard; kind: rent; max: 750; per: month
need somebody with followers in tacoma to eat my wings on camera i pay two hundred a video | place: Tacoma; types: social; max: 200
my phone died mid text so again flyers in grocery stores in sumner starting the first of december till christmas eve fifty dollars total | place: Sumner; types: print; venues: retail; max: 50; from: 2026-12-01; to: 2026-12-24
dont want no billboard dont want no radio just wanna be on websites people in kennewick look at a hundred a week | place: Kennewick; types: digital; not: billboard radio; max: 100; per: week
looking for the cheapest possible way to get college kids in cheney into my pho place maybe the campus screens | place: Cheney; types: digital; venues: campus; for: students
pls tell me u got a newspaper in wenatchee the one w the farm pages thx 85 a wk | place: Wenatchee; types: print; max: 85; per: week
hey its me the locksmith um so burien or white center doesnt matter bus stops i can go two twenty a month | place: Burien; venues: transit; max: 220; per: month
i talk fast sorry mall in lakewood december the whole month a screen or a kiosk whatever one thousand altogether | place: Lakewood; types: digital; venues: retail; max: 1000; from: 2026-12-01; to: 2026-12-31
was gonna call but its late how much is half a page in the chehalis paper asking for the grange supper its senior citizens we want | place: Chehalis; types: print; for: seniors
need radio spots like right now is too soon i know so starting monday longview 130 per week | place: Longview; types: radio; max: 130; per: week; from: 2026-11-23
me n my cousin do roofs n we wanna be in print somewheres round elma sixty bucks ish | place: Elma; types: print; max: 60
posters at the gyms in everett planet fitness or wherever folks lift thirty a wk | place: Everett; types: print; venues: gym; max: 30; per: week
does walla walla have a thing where i can sponsor the concert in the park this july i got eight hundred | place: Walla Walla; types: event; max: 800; from: 2027-07-01; to: 2027-07-31
texting for my boss he want billbord nere montesano febuary thru june he say 600 month is it | place: Montesano; types: billboard; max: 600; per: month; from: 2027-02-01; to: 2027-06-30
no bus no train just give me a wall for a mural downtown bellingham a rental obv 1500 mo | place: Bellingham; types: billboard; kind: rent; max: 1500; per: month
lol i typed tacos instead of tacoma anyway TACOMA bars people in their 20s screens not posters 50 a day | place: Tacoma; types: digital; venues: bar; for: young-adults; not: print; max: 50; per: day
i seen a ad on the ferry to bainbridge for a dentist and im a dentist too so like that one but mine | place: Bainbridge Island; venues: ferry
gimme everything thats under a hundred in yelm except radio | place: Yelm; not: radio; max: 100
hi honey oh wrong window haha ok ads for honey we sell honey in sedro woolley and people see stuff at the um feed store no the grocery so yeah grocery store posters twenty a week | place: Sedro-Woolley; types: print; venues: retail; max: 20; per: week
please find digital screens in office buildings in bellevue for lawyers and accountants budget is two thousand a month sent by voice | place: Bellevue; types: digital; venues: office; for: professionals; max: 2000; per: month
i do lashes and i want one of them kent influencers to post me 75 a post no more | place: Kent; types: social; max: 75
trying again cuz it froze on me cle elum radio two weeks from the eleventh of january please and thank you 190 all in | place: Cle Elum; types: radio; max: 190; from: 2027-01-11; to: 2027-01-24
uhh whats it cost to run in a magazine parents read in camas under three hunnit | place: Camas; types: print; for: families; max: 300
lets see here i want um a booth at the home show in pasco no more than five fifty for the booth | place: Pasco; types: event; max: 550
ok so heres the deal the lease on my shop ends in march so im moving from auburn to covington and i need covington people to know on facebook 12 a day | place: Covington; types: social; max: 12; per: day
newspapper dayton wa 20 dolars ea week stating jan | place: Dayton; types: print; max: 20; per: week; from: 2027-01-01
whoops that was my ex ok newspaper in la conner in april the whole month for the tourists 225 | place: La Conner; types: print; for: tourists; max: 225; from: 2027-04-01; to: 2027-04-30
lemme get a screen at the bellingham airport like where u pick up bags 850 a mo | place: Bellingham; types: digital; venues: airport; max: 850; per: month
my wife just yelled its gotta be port orchard not gig harbor so port orchard flyers 45 | place: Port Orchard; types: print; max: 45
can we advertise by a concert venue in seattle like right by one a digital billboard i have three grand a month | place: Seattle; types: billboard digital; max: 3000; per: month; has: near-event-venue
big ole billboard nobody can miss along the road in ritzville 400 a month | place: Ritzville; types: billboard; max: 400; per: month; has: high-visibility
so its simple we sell burritos get us in front of students on campus in bellingham feb thru april posters 55 a week | place: Bellingham; types: print; venues: campus; for: students; max: 55; per: week; from: 2027-02-01; to: 2027-04-30
uh hang on let me look at my notes okay between fifteen hundred and two thousand a month billboards lynnwood starting february fifteenth | place: Lynnwood; types: billboard; min: 1500; max: 2000; per: month; from: 2027-02-15
My family have nail salon already eight year in Tukwila, now I want poster in the mall there, I pay maximum 220 one month | place: Tukwila; types: print; venues: retail; max: 220; per: month
Hello, radio advertisement you have or not? City is Kent, every week 150 dollar can do. | place: Kent; types: radio; max: 150; per: week
In Federal Way our church is having bazaar, so flyer we must distribute from December 1 until December 12, please inform. | place: Federal Way; types: print; from: 2026-12-01; to: 2026-12-12
Need billboard. Near road. City Pasco. Price not more 700 in month. Thank you in advance. | place: Pasco; types: billboard; max: 700; per: month
Good day po! We are requesting for a quotation of bus advertising in Bremerton, our budget is only 350 per month. | place: Bremerton; venues: transit; max: 350; per: month
Inshallah our day care is open now, so the mothers in SeaTac they should see it in the Facebook | place: SeaTac; types: social; for: families
Injera we bake and the restaurants they buy, but the people of Rainier Beach who cook in the house don't know us. Newspaper can help? Sixty dollar for every week. | place: Rainier Beach; types: print; max: 60; per: week
Peace be upon you, I am wanting one screen in the gym, in the city of Lynnwood, and the price it is not passing two hundred the month. | place: Lynnwood; types: digital; venues: gym; max: 200; per: month
Kindly do the needful: we require digital advertisement in Bothell for IT professionals only, budget 45 per day, revert back soon. | place: Bothell; types: digital; for: professionals; max: 45; per: day
Excuse me for the sudden mail. Regarding brochure in Leavenworth, foreign traveler is our target, is it possible within 300 dollars? | place: Leavenworth; types: print; for: tourists; max: 300
We with wife make varenyky, we would want to have booth at some fair in Snohomish on the spring, how much it costs? | place: Snohomish; types: event; from: 2027-03-01; to: 2027-05-31
I am interested advertising on radio, but without talk about politics, for example music. Spokane Valley. Till 400 dollars per week. | place: Spokane Valley; types: radio; max: 400; per: week
Last year I do newspaper no body call. So this year newspaper I don't do. You show me Facebook for Lakewood, ok? | place: Lakewood; types: social; not: print
We sell massage chair, want old people in Bellevue see it, mall have screen right? Every month can give 900. | place: Bellevue; types: digital; venues: retail; for: seniors; max: 900; per: month
I would like to attend golf tournament as sponsor, place Mukilteo, 600 dollars is OK. | place: Mukilteo; types: event; max: 600
From where I can rent the big billboard in Burien? I need him three months beginning from March 1. | place: Burien; types: billboard; kind: rent; from: 2027-03-01; to: 2027-05-31
My good self is running one tiffin service. For office workers in Redmond only, small small posters in coworking spaces, 100 dollars monthly is our limit. | place: Redmond; types: print; venues: office; for: professionals; max: 100; per: month
Ma'am/Sir, how much is the rate if we will put our picture on the billboard at Oak Harbor for the month of May? | place: Oak Harbor; types: billboard; from: 2027-05-01; to: 2027-05-31
Truck driver school we have. The young peoples of Tukwila we want, eighteen years till twenty-five. Any kind of advertisement except the social, it eat my money before. | place: Tukwila; for: young-adults; not: social
At station of Edmonds I want to show English conversation class poster. About 80 dollars per month, please. | place: Edmonds; types: print; venues: transit; max: 80; per: month
Please say, how much it costs digital screen in gym hall Lacey? Our budget from 100 to 180 on month. | place: Lacey; types: digital; venues: gym; min: 100; max: 180; per: month
I have one taxi only and where the people they come out with the suitcase there I want it, in airport, Pasco, 300 for each month it is enough? | place: Pasco; venues: airport; max: 300; per: month
Must near Northgate, if far then no use. Digital billboard, place have very much traffic. | place: Northgate; types: billboard digital; has: high-traffic
How about to buy, not lease, one wall for advertising in Tacoma? Have 28 thousand. | place: Tacoma; types: billboard; kind: sale; max: 28000
Pho restaurant new open. Student of university in Pullman hungry at night. You put poster in campus for me how much? 35 one week can? | place: Pullman; types: print; venues: campus; for: students; max: 35; per: week
Our customer is almost Korean grandmother and grandfather in Lynnwood, old persons who are listening radio all day, so we choose it. | place: Lynnwood; types: radio; for: seniors
My brother he said me the radio is died. Me also I think like this. So what you have in Puyallup other than radio, by 250 dollar monthly? | place: Puyallup; not: radio; max: 250; per: month
We are having two sweet shops and Diwali is gone, so now for sale, December 26 to January 3, we want newspaper insertion in Sammamish. | place: Sammamish; types: print; from: 2026-12-26; to: 2027-01-03
We will be the one to shoulder the printing. Just need a place for the poster in the coffee shop there in Silverdale, 15 weekly. | place: Silverdale; types: print; venues: restaurant; max: 15; per: week
The sake we make, people of Woodinville do not know it yet. Magazine advertisement of one page, the upper limit is 650 dollars. | place: Woodinville; types: print; max: 650
I am asking for my mother's shop, she sells the clothes and perfume. In White Center, which bus have the advertise? Hundred eighty each month she has. | place: White Center; venues: transit; max: 180; per: month
Good day! Interests me placement of advertising on ferry which goes from Kingston. Since May till August. | place: Kingston; venues: ferry; from: 2027-05-01; to: 2027-08-31
I repair watch and clock. Clients my must be pensioners, they read paper newspaper. Hoquiam. Not more than 20 dollars for week. | place: Hoquiam; types: print; for: seniors; max: 20; per: week
Boss say want Little Red Book but you don't have, then Instagram. Bellevue, one post no over 160. | place: Bellevue; types: social; max: 160
The radio it is better for my people because many of them don't read. Seattle, each week 90. | place: Seattle; types: radio; max: 90; per: week
I need that the visitors of the market Pike Place they see my spices shop, by brochure, in all the summer. | place: Pike Place Market; types: print; for: tourists; from: 2027-06-01; to: 2027-08-31
What will be the damages, I mean cost, for FM radio in Yakima, ten days from January 11 only? | place: Yakima; types: radio; from: 2027-01-11; to: 2027-01-20
Previously we did billboard, effect was zero. Therefore except billboard, please recommend in Edmonds, 200 for a month. | place: Edmonds; not: billboard; max: 200; per: month
Actually ma'am it's for my Ate's bakeshop, she is shy to ask. Is there available small ad in the magazine for Poulsbo? She can afford up to 130. | place: Poulsbo; types: print; max: 130
I'm not good English sorry. Bus stop, Renton, picture of my dentist office, 2 month from 1 February. | place: Renton; venues: transit; from: 2027-02-01; to: 2027-03-31
In our city Vancouver is many people who go on work every day by car. Them we want on radio in morning, for repair of autos. 300 weekly. | place: Vancouver; types: radio; for: commuters; max: 300; per: week
As for budget, it is 50 dollars of one day. As for place, Bellevue's department store. As for media, screen. | place: Bellevue; types: digital; venues: retail; max: 50; per: day
At us opens shop of fishing things, in Westport, need that tourists see from car. Billboard probably. Summer. | place: Westport; types: billboard; for: tourists; from: 2027-06-01; to: 2027-08-31
My daughter she help me write this. Actually I want advertise in Shoreline supermarket, the place you push cart. 75 for a week. | place: Shoreline; venues: retail; max: 75; per: week
Assalamu alaikum brother, my cousins told that the events is good, sponsoring the football in Kent. We can give 500 only the one time. | place: Kent; types: event; max: 500; per: one-time
Sir, presently we are giving ad in newspaper, it is not giving any result at all. Please stop that type. Kindly suggest podcast in Issaquah. | place: Issaquah; types: radio; not: print
The price must to be in between eighty and hundred twenty for the week, in Spokane, and the type: advertisement in websites. | place: Spokane; types: digital; min: 80; max: 120; per: week
God give you health. Our hair shop need young people, twenty something years, of Capitol Hill. In the bars there is small screen, I saw, such I want. | place: Capitol Hill; types: digital; venues: bar; for: young-adults
I heard Stanwood people are kind. I will move my bakery there in spring. Before, in March, I want to notify by flyer. | place: Stanwood; types: print; from: 2027-03-01; to: 2027-03-31
Two place I thinking, Burien and Des Moines, but Des Moines too expensive so shop is in Burien. Flyer there, please, 65 dollar. | place: Burien; types: print; max: 65
Advertising in train wagon, light rail Seattle, that workers who ride every day notice. Up to 1200 for one month. | place: Seattle; venues: transit; for: commuters; max: 1200; per: month
Rent of billboard interests, Kennewick, term one year, starting with first of January, 800 for month. | place: Kennewick; types: billboard; kind: rent; max: 800; per: month; from: 2027-01-01; to: 2027-12-31
Can you please advise if there's still a slot for booth on the Filipino fiesta in Lakewood this coming June? Our budget po is 250 only. | place: Lakewood; types: event; max: 250; from: 2027-06-01; to: 2027-06-30
I am troubled because nobody comes to my small gallery. I think magazine which wealthy retired person reads is suitable. Langley. 180 dollars. | place: Langley; types: print; for: seniors; max: 180
Not need beautiful, need cheap. Flyers. Lake City. Thirty dollar. Start from tomorrow. | place: Lake City; types: print; max: 30; from: 2026-11-22
My cousin-brother is having petrol pump at Ellensburg. Highway people should stop there. Hoarding, means billboard, he wants for January to March. | place: Ellensburg; types: billboard; from: 2027-01-01; to: 2027-03-31
I did open falafel near the university in Bellingham. I wish the students they come to me. How much the campus screen, I have hundred and ten every month. | place: Bellingham; types: digital; venues: campus; for: students; max: 110; per: month
For the travel agency of us we need radio, it is in Seattle, but listening people is everywhere. From February until the end of April. | place: Seattle; types: radio; from: 2027-02-01; to: 2027-04-30
Is it OK if I paying weekly? 40 dollars every week, poster in fitness center, Bothell, for lady customer. | place: Bothell; types: print; venues: gym; max: 40; per: week
Not radio needed to us, and not newspaper, but on Facebook show our medical office to families of Kent. | place: Kent; types: social; for: families; not: radio print
My husband he is plumber with golden hands but nobody knows his. Auburn. Something for 70 dollars monthly, all the same what. | place: Auburn; max: 70; per: month
Estimados señores: solicito información sobre el periódico de Wenatchee para una cooperativa de manzaneros; disponemos de 400 dólares mensuales. | place: Wenatchee; types: print; max: 400; per: month
oye cuánto cobran por salir en los buses de Pasco, tengo 250 al mes nomás | place: Pasco; venues: transit; max: 250; per: month
Con todo respeto, la radio no nos trajo ni un cliente. Póngame en TikTok, Mount Vernon, 20 dólares diarios. | place: Mount Vernon; types: social; not: radio; max: 20; per: day
wey necesito flyers pal car wash en SeaTac, como 50 bucks, asap | place: SeaTac; types: print; max: 50
Le escribe la hermana Lucía, de la parroquia. Buscamos patrocinar la kermés de Sunnyside en mayo con un máximo de 300 dólares. | place: Sunnyside; types: event; max: 300; from: 2027-05-01; to: 2027-05-31
Donde hay más tráfico en Pasco, ahí quiero mi billboard, hasta 900 por mes | place: Pasco; types: billboard; max: 900; per: month; has: high-traffic
Mi mercado es la gente que viene de paseo a Chelan, o sea turistas, y pienso en una revista. ¿Qué tal 350? | place: Chelan; types: print; for: tourists; max: 350
fíjese que quiero comprar (no rentar, comprar) una valla por Quincy, junté 22 mil | place: Quincy; types: billboard; kind: sale; max: 22000
Para lo mío, que es limpieza, me conviene que me vean en las oficinas de Kirkland: pantallas en los lobbies, 380 mensuales, a partir del 15 de enero. | place: Kirkland; types: digital; venues: office; max: 380; per: month; from: 2027-01-15
ando buscando publicidad en la uni de Ellensburg pa los estudiantes, posters baratos, 30 a la semana | place: Ellensburg; types: print; venues: campus; for: students; max: 30; per: week
No, periódico no, ya lo intentamos y nada. ¿Un podcast de Seattle en español cuánto cobra? | place: Seattle; types: radio; not: print
Las señoras que van al gym en Burien me compran fajas. Un póster ahí en el gym, 25 por semana. | place: Burien; types: print; venues: gym; max: 25; per: week
Durante la cosecha, del 15 de agosto al 31 de octubre, una valla en Mattawa. Pago 450 al mes. | place: Mattawa; types: billboard; max: 450; per: month; from: 2027-08-15; to: 2027-10-31
mira la neta no sé de esto, mi hija me dijo que facebook, quiero clientes de Tacoma y puedo con 10 al día | place: Tacoma; types: social; max: 10; per: day
Por la presente consultamos la disponibilidad de vallas digitales en Kennewick de febrero a abril de 2027, presupuesto tope 5,000 dólares en total. | place: Kennewick; types: billboard digital; max: 5000; from: 2027-02-01; to: 2027-04-30
¿Tendrán pantallas en el aeropuerto de Pasco? Que las vean los turistas del vino. 700 al mes. | place: Pasco; types: digital; venues: airport; for: tourists; max: 700; per: month
Hola buenas, pos yo vendo elotes afuera de la Home Depot y quiero salir en la radio, Auburn, 40 a la semana | place: Auburn; types: radio; max: 40; per: week
Quisiera saber si rentan paredes para murales en Georgetown, Seattle, por seis meses desde el 1 de marzo | place: Georgetown; types: billboard; kind: rent; from: 2027-03-01; to: 2027-08-31
Buscamos papás y mamás de Lynnwood, es una guardería bilingüe, volantes o Facebook, 90 por mes | place: Lynnwood; types: print social; for: families; max: 90; per: month
Ni vallas ni eventos, gracias. Lo demás, en Vancouver, por menos de 200 al mes, me lo manda. | place: Vancouver; not: billboard event; max: 200; per: month
mi tía tiene restaurante en Yakima y abrió otro en Selah, es el de Selah el que hay que anunciar, periódico, 60 dólares | place: Selah; types: print; max: 60
Semana Santa, del 22 al 28 de marzo, radio en Pasco, 175 total | place: Pasco; types: radio; max: 175; from: 2027-03-22; to: 2027-03-28
Me gustaría que los que esperan el ferry en Mukilteo vean mi anuncio. ¿Cuánto por mes? Yo daría 140 mensuales. | place: Mukilteo; venues: ferry; max: 140; per: month
Tengo taquería. Tengo troca. Lo que no tengo es anuncio. Shelton, cualquier cosa, 35 por semana. | place: Shelton; max: 35; per: week
Estimado equipo: el consulado móvil visitará Mount Vernon y nos hace falta difusión por radio del 7 al 13 de diciembre; contamos con 500 dólares por única vez. | place: Mount Vernon; types: radio; max: 500; per: one-time; from: 2026-12-07; to: 2026-12-13
pls un digital ad en el mall de Tukwila pa diciembre, my budget is like 600 | place: Tukwila; types: digital; venues: retail; max: 600; from: 2026-12-01; to: 2026-12-31
Se lo explico rápido: soy abogado de inmigración, mis clientes son de Kent, quiero los paraderos de autobús, hasta 1,000 al mes. | place: Kent; venues: transit; max: 1000; per: month
¿Y si pongo tarjetitas impresas en las mesas de las cafeterías de Bellingham? Pago 12 dólares a la semana. | place: Bellingham; types: print; venues: restaurant; max: 12; per: week
Antes estábamos en Moxee; ahora nos interesa la radio en Yakima, 110 semanales. | place: Yakima; types: radio; max: 110; per: week
quiero que los jóvenes de Wenatchee vengan a mi antro, ponme en instagram con alguien famoso de acá, 100 por post | place: Wenatchee; types: social; for: young-adults; max: 100
La feria del condado nos queda carísima, no queremos eventos. Mejor una pantalla en el supermercado de Othello, 55 por semana. | place: Othello; types: digital; venues: retail; not: event; max: 55; per: week
Necesitamos que los dueños de negocios de Pasco conozcan nuestra contaduría. Almuerzo de la cámara de comercio, ¿se puede patrocinar por 450? | place: Pasco; types: event; for: local-business; max: 450
nomás dime cuánto por un cuarto de página en el periódico de Quincy | place: Quincy; types: print
Somos banda y tocamos bodas en todo el valle, pero queremos anunciar en Toppenish, en la radio, en primavera, 85 por semana | place: Toppenish; types: radio; max: 85; per: week; from: 2027-03-01; to: 2027-05-31
Hasta el 15 de febrero, por favor, anuncios en gimnasios de Spokane, 45 semanales | place: Spokane; venues: gym; max: 45; per: week; to: 2027-02-15
Aquí Chuy, el de las llantas. Otra vez volantes pero ahora en las tiendas de Prosser, no en Grandview. 40 dólares. | place: Prosser; types: print; venues: retail; max: 40
can you ponerme en la radio en Walla Walla? like 90 a week, starting el primero de diciembre | place: Walla Walla; types: radio; max: 90; per: week; from: 2026-12-01
Mi papá (73) y sus amigos leen el periódico de Sunnyside enterito; a ellos, los de la tercera edad, les vendo audífonos. 60 al mes para salir ahí. | place: Sunnyside; types: print; for: seniors; max: 60; per: month
Una revista, de preferencia de bodas, para Bellevue. Ofrezco de 300 a 500 dólares por anuncio. | place: Bellevue; types: print; min: 300; max: 500
a poco no hay vallas baratas en Brewster? 350 mensual quiero pagar, de junio a agosto que es la cereza | place: Brewster; types: billboard; max: 350; per: month; from: 2027-06-01; to: 2027-08-31
Trabajo en construcción, busco clientes, no trabajo. Nextdoor o Facebook en Issaquah, 75 mensuales. | place: Issaquah; types: social; max: 75; per: month
Se nos metió el agua y se mojó todo el local; reabrimos en Sumner y queremos avisar con volantes desde mañana, 80 dólares | place: Sumner; types: print; max: 80; from: 2026-11-22
¿El tren ligero de Tacoma acepta anuncios? Para la gente que va a trabajar, 600 al mes. | place: Tacoma; venues: transit; for: commuters; max: 600; per: month
ok so mi jefe quiere un billboard bien visible en Union Gap, que se vea desde lejos, budget 1,100 al mes | place: Union Gap; types: billboard; max: 1100; per: month; has: high-visibility
No me ofrezca arrendamiento, lo que deseo es adquirir una valla en propiedad en Spokane, hasta 60,000. | place: Spokane; types: billboard; kind: sale; max: 60000
La escuelita de ballet folklórico quisiera un anuncio en una revista para familias, Redmond, 150 por edición. | place: Redmond; types: print; for: families; max: 150
Pa'l día de las madres, del 3 al 10 de mayo, redes sociales, Marysville, vendo arreglos de flores, 15 diarios | place: Marysville; types: social; max: 15; per: day; from: 2027-05-03; to: 2027-05-10
¿Cuánto me sale estar en las pantallas del estadio de Everett? Traigo 800 pa gastar. | place: Everett; types: digital; venues: stadium; max: 800
Les agradecería una cotización: mantelitos impresos en restaurantes de Leavenworth, temporada de invierno, público turista. | place: Leavenworth; types: print; venues: restaurant; for: tourists; from: 2026-12-01; to: 2027-02-28
Mi compadre en Oregon pagó 900 por su valla, yo quiero una por menos, 700 al mes, en Longview | place: Longview; types: billboard; max: 700; per: month
como le hago pa salir en un newsletter por email que lea la gente de Ballard, ofrezco 60 | place: Ballard; types: social; max: 60
Estoy entre radio y podcast, me da igual, para Olympia, empezando el 4 de enero y por cuatro semanas, 480 en total. | place: Olympia; types: radio; max: 480; from: 2027-01-04; to: 2027-01-31
Ya estuvo bueno de gastar en cosas digitales, no jalan. Papel, volantes, en Ephrata, 45 por semana. | place: Ephrata; types: print; not: digital; max: 45; per: week
Vendo salsas. ¿Dónde las conocerían? En los bares de Fife, digo yo, con posters, 20 la semana. | place: Fife; types: print; venues: bar; max: 20; per: week
Aviso: la clínica se muda de Kent a Renton; los anuncios, en Renton, en los autobuses, 500 al mes, enero y febrero. | place: Renton; venues: transit; max: 500; per: month; from: 2027-01-01; to: 2027-02-28
Con 100 dólares al día como mínimo y 150 como máximo, pantallas digitales en el centro de Seattle | place: Seattle; types: digital; min: 100; max: 150; per: day
quiero un stand en el farmers market de Puyallup este verano, cuánto es, yo pongo 200 | place: Puyallup; types: event; max: 200; from: 2027-06-01; to: 2027-08-31
Mire usted, tengo dos muchachas que hablan bonito y un micrófono; que suene en la radio de Othello lo que grabaron, 65 por semana. | place: Othello; types: radio; max: 65; per: week
hay valla digital disponible en Lacey? la quiero por 1,250 al mes | place: Lacey; types: billboard digital; max: 1250; per: month
Publicidad impresa no, mi negocio es verde. Pantallas en cafés de Fremont, 30 por día. | place: Fremont; types: digital; venues: restaurant; not: print; max: 30; per: day
My grandmother started the bakery in Hoquiam in 1951, my mother moved it to Olympia in 1984, and I am moving it to Lacey. It's the Lacey folks who have never heard of us. $310 a month would be okay, and I think the newspaper is where they'd look. | place: Lacey; types: print; max: 310; per: month
We farm 220 acres outside Ritzville and sell 9,000 pounds of lentils a year, mostly to chefs in Spokane. So Spokane is where we'd like to be on a podcast people cook to, $150 an episode. | place: Spokane; types: radio; max: 150
Between Burlington and Anacortes there are four kayak shops; I'm number five, in a barn 2 miles from the highway. Visitors headed to the islands stop in Anacortes for gas. I'd pay $275 a month for something printed they can take along there. | place: Anacortes; types: print; for: tourists; max: 275; per: month
Our lease on Pacific Avenue runs until 2031 and costs us $4,100 a month, so what's left for advertising is $600 a month. University Place is 15 minutes away and full of the parents we want. Screens where people shop. | place: University Place; types: digital; venues: retail; for: families; max: 600; per: month
I walked from the Space Needle to Pioneer Square last week and counted 31 posters. None were mine. I'd like mine in Pioneer Square coffee houses for 50 a week. | place: Pioneer Square; types: print; venues: restaurant; max: 50; per: week
After 12 years driving for a delivery company out of Sumner I bought the two vans they were retiring. My dispatcher lives in Orting, I live in Bonney Lake, the customers are in Puyallup. Billboard, nine hundred a month, February to April. | place: Puyallup; types: billboard; max: 900; per: month; from: 2027-02-01; to: 2027-04-30
We sold 1,400 tickets at $28 to last year's Nutcracker in Everett, and this year it's in Mill Creek on December 18. Radio that Mill Creek hears, from December 1 to December 17 please, $1,900 in all. | place: Mill Creek; types: radio; max: 1900; from: 2026-12-01; to: 2026-12-17
The 7 a.m. ferry from Vashon carries my whole customer base, about 300 people with laptops on their way to work. I sell standing desks in Ballard, but put me on that ferry. $350 monthly. | place: Vashon; venues: ferry; for: commuters; max: 350; per: month
I'm 26, she's 29, and the shop is 3 months old. It sells vinyl records near Green Lake. The people who buy are in their twenties and drink on Capitol Hill, so posters in the bars up there, please, at $45 a week. | place: Capitol Hill; types: print; venues: bar; for: young-adults; max: 45; per: week
When the bridge closed, everyone began driving through Buckley. We're in Enumclaw. A billboard in Buckley for at most $650 a month, then. | place: Buckley; types: billboard; max: 650; per: month
A customer drove 90 miles, from Goldendale to Yakima, for one of my $3,200 saddles. There must be others like him in Goldendale. Is there a paper? $70 a week. | place: Goldendale; types: print; max: 70; per: week
We cater for companies with 20 to 200 employees. Downtown Seattle was our life until 2020; now the office workers who eat our lunches are in Bellevue. What about the elevator screens in their office buildings for $1,600 a month? | place: Bellevue; types: digital; venues: office; for: professionals; max: 1600; per: month
Six of our eight grandkids play soccer in Tukwila, not that it matters. What matters: we're opening a toy shop in Newcastle, and want flyers there from February 20 until March 6. $140. | place: Newcastle; types: print; max: 140; from: 2027-02-20; to: 2027-03-06
My brother's place is next to T-Mobile Park and full 81 nights a year. Mine is in Renton and isn't. I'd go on a bus in Renton for $275 a month and see. | place: Renton; venues: transit; max: 275; per: month
Fourteen years as a nurse in Tacoma, and now I do foot care for seniors in their own homes in Shoreline and Lake Forest Park. Shoreline first. They read magazines. $200 an issue. | place: Shoreline; types: print; for: seniors; max: 200
Three things happened in one week: the landlord on Rainier Avenue raised us to $5,800, my cook moved to Boise, and we found a spot in Kenmore. So nobody in Kenmore knows our dumplings. Nextdoor and Facebook, $18 a day until New Year's Eve. | place: Kenmore; types: social; max: 18; per: day; to: 2026-12-31
We hold a regatta with 2,000 people in Port Ludlow each July. The sailors come from Port Townsend though, so a newspaper ad there in June, up to $320. | place: Port Townsend; types: print; max: 320; from: 2027-06-01; to: 2027-06-30
I have 40 hives between Ellensburg and Cle Elum and 600 jars to sell before spring. Skiers pass through North Bend on the way home; can I be at a café there, a little poster, $15 a week, January through March? | place: North Bend; types: print; venues: restaurant; max: 15; per: week; from: 2027-01-01; to: 2027-03-31
Our dance school has 180 pupils, ages 4 to 16, all from Sammamish. The new studio is in Issaquah. Parents in Issaquah trust a magazine, so a full page there up to $700. | place: Issaquah; types: print; for: families; max: 700
We bought the 1928 theater in Raymond for $210,000, and the roof was another 60. What remains is $90 a week, which should go to radio in South Bend, four miles away, because Raymond already comes. | place: South Bend; types: radio; max: 90; per: week
There are 3 exits to Centralia and our outlet store is at the second one. Rent us a billboard there, say from May 15 to September 15, for not more than 1,300 a month. | place: Centralia; types: billboard; kind: rent; max: 1300; per: month; from: 2027-05-15; to: 2027-09-15
Dad retired at 62 from the mill in Longview, took up carving, and now at 70 he has 212 bears in the garage in Kelso. It's tourists who buy bears, and they're in Long Beach. A booth at some fair there in July or August, $150? | place: Long Beach; types: event; for: tourists; max: 150; from: 2027-07-01; to: 2027-08-31
Picture a 5,000 square foot warehouse in Fife with 800 bicycles in it. Now picture students in Bellingham with none. I want posters on the campus there, August 30 through September 30. | place: Bellingham; types: print; venues: campus; for: students; from: 2027-08-30; to: 2027-09-30
The Saturday crowd at our brewery in Georgetown is 70 percent people from Beacon Hill. To get them on weekdays too we'd pay $300 a month for bus stops on Beacon Hill. | place: Beacon Hill; venues: transit; max: 300; per: month
I coach at a CrossFit in Redmond at 5 a.m., sell protein bars until 3, and pick up twins from a school in Duvall at 3:30. The bars sell for $3.50. If a gym in Kirkland had a screen, I'd pay $120 monthly to be on it. | place: Kirkland; types: digital; venues: gym; max: 120; per: month
In 2023 we spent $8,000 on radio in Spokane and got exactly four customers, so that's over. It's print in Cheney we're after, 55 a week, for students. | place: Cheney; types: print; not: radio; for: students; max: 55; per: week
My accountant in Bothell says $500 a month, my wife in Bothell says $300, and I agree with my wife. The shop's in Mountlake Terrace and so should the ad be, on social media. | place: Mountlake Terrace; types: social; max: 300; per: month
The hotel has 64 rooms, a pool that opened in 1979, and a view of Lake Chelan from eleven of them. Guests book from Wenatchee and from Seattle; it's Wenatchee we want to hear us on the radio from April 1 to May 31 at $250 a week. | place: Wenatchee; types: radio; max: 250; per: week; from: 2027-04-01; to: 2027-05-31
Ever since the Pike Place Market stall closed (rent $2,300, sales $1,900), we've sold our jam online. We'd like families in West Seattle to find us at a festival; a booth, $350. | place: West Seattle; types: event; for: families; max: 350
You'd think with Boeing and 30,000 workers next door we'd be full at lunch. We aren't. The deli is in Mukilteo and those people are in Everett; put a digital billboard in Everett in front of them, $1,100 a month from January 11. | place: Everett; types: billboard digital; max: 1100; per: month; from: 2027-01-11
Our twin boys turn 1 on December 9, which is also when I go back to my notary desk. It's in Oak Harbor and Navy families need notaries. 60 dollars a month for a Facebook thing? | place: Oak Harbor; types: social; for: families; max: 60; per: month
I'm told it's 1.2 miles from our door to the Tacoma Dome. People leaving a show don't walk 1.2 miles. They'd see screens in Tacoma bars, though, and I could spare $65 a day. | place: Tacoma; types: digital; venues: bar; max: 65; per: day
Our Leavenworth cabin sleeps 8 and goes for $340 a night, and it's people in Redmond that book it. An office screen in Redmond seems right; $700 a month, January and February. | place: Redmond; types: digital; venues: office; max: 700; per: month; from: 2027-01-01; to: 2027-02-28
Twice I've been outbid on a billboard by the casino in Auburn: $2,600, then $3,100. Third try, and this time to own, not to lease: anything around Enumclaw below $38,000. | place: Enumclaw; types: billboard; kind: sale; max: 38000
Founded May 1, 1998, in a church basement in Kent, our food bank now feeds 1,150 households. Donors live on Mercer Island. A magazine there, in October? $500. | place: Mercer Island; types: print; max: 500; from: 2027-10-01; to: 2027-10-31
My sister's in Walla Walla with a vineyard, I'm in Pasco with a tasting room and 600 cases. Visitors who fly in land at the Pasco airport, so one screen by the baggage claim for $480 a month, May to October, would be all we need. | place: Pasco; types: digital; venues: airport; for: tourists; max: 480; per: month; from: 2027-05-01; to: 2027-10-31
It took 17 months, 4 permits and $96,000, but the café on the Tacoma side of the Narrows is open. Over in Gig Harbor nobody has noticed. Mailers to Gig Harbor, $425 total. | place: Gig Harbor; types: print; max: 425
The only reason I'm writing from Yelm is that my mother lives here. The business is in Tenino (pop. 1,900), but the families come from Tumwater. So a poster in a Tumwater supermarket for those families, 25 a week, June 1 to August 31. | place: Tumwater; types: print; venues: retail; for: families; max: 25; per: week; from: 2027-06-01; to: 2027-08-31
At 11 o'clock every night 900 people get off shift at the Kent warehouses, hungry. My truck parks in SeaTac until 10, then goes to Kent. Something on the radio at that hour, $210 a week, for Kent. | place: Kent; types: radio; max: 210; per: week
Two of the 12 apartments above our laundromat in the University District are empty, but ads for those aren't what I want. Students should know the laundromat: flyers on campus, 70 dollars, in the week of January 4. | place: University District; types: print; venues: campus; for: students; max: 70; from: 2027-01-04; to: 2027-01-10
I'd been at it for 31 years in Aberdeen when the doctor said to slow down, so my daughter, 34, took the shop to Montesano. The retirees who buy our boots listen to the radio, and they're in Aberdeen still. $45 weekly. | place: Aberdeen; types: radio; for: seniors; max: 45; per: week
Our museum is free on first Thursdays, $14 otherwise, and 9 in 10 visitors come from more than 50 miles away. We're in Bellingham; so is the train station, where those tourists arrive. Posters there, under $180 a month. | place: Bellingham; types: print; venues: transit; for: tourists; max: 180; per: month
She sells tulips. He sells trucks. They share a lot in Mount Vernon and a budget of $2,000 a month. Billboard between March 20 and May 10, one with heavy traffic, in Mount Vernon. | place: Mount Vernon; types: billboard; max: 2000; per: month; from: 2027-03-20; to: 2027-05-10; has: high-traffic
My first desk was in the Smith Tower, on floor 22, my second on First Hill, and now it's a table at home in Burien. The small business owners I do payroll for are in Georgetown. Could I sponsor one of their lunches for $250? | place: Georgetown; types: event; for: local-business; max: 250
Call it stubborn: I closed in Ballard in 2019, in Fremont in 2021 and in Wallingford this August. Now it's Queen Anne and a last $400. Flyers. | place: Queen Anne; types: print; max: 400
We moved 2,300 pianos in 35 years and never dropped one. Half our calls used to come from Medina; these days they come from retirees leaving big houses on Bainbridge Island. Let's try the ferry there for $500 a month starting January 1. | place: Bainbridge Island; venues: ferry; for: seniors; max: 500; per: month; from: 2027-01-01
Question from Granite Falls. Between the school (400 kids), the mill and us, that's the town. We need people from Everett to come up on weekends, so a radio ad in Everett, 300 a week, June through August. | place: Everett; types: radio; max: 300; per: week; from: 2027-06-01; to: 2027-08-31
Number 7 on the waterfront in Poulsbo, open 10 to 6, closed Mondays, that's me. Most of my yarn goes to ladies from Silverdale. I'd like a shelter ad at a bus stop in Silverdale for $160 a month if one exists. | place: Silverdale; venues: transit; max: 160; per: month
The county counted 21,000 cars a day at our door in Arlington, and yet we serve 60 lunches. A billboard at a busy corner in Arlington, $850 a month for all of 2027. | place: Arlington; types: billboard; max: 850; per: month; from: 2027-01-01; to: 2027-12-31; has: high-traffic
Jim's in Wapato, I'm in Zillah, the orchard is in between. On September 25 we have 3,000 pounds of pears to move, and Yakima is where the mouths are. Before that, September 18 to 24, let's be in the paper in Yakima, 130 dollars. | place: Yakima; types: print; max: 130; from: 2027-09-18; to: 2027-09-24
Everyone in my spin class in Lynnwood is a teacher, 30 to 45. I don't want teachers. I make ergonomic chairs at $890 for professionals, who sit, in Bellevue, in office towers. Screens in those for 1,900 monthly. | place: Bellevue; types: digital; venues: office; for: professionals; max: 1900; per: month
Grandpa's shop said 'Since 1938' and stood in Sultan until the flood of 2006. We are in Monroe today. What we'd like to buy is a billboard of our own, in Monroe, highly visible, for up to $55,000. | place: Monroe; types: billboard; kind: sale; max: 55000; has: high-visibility
When the cruise ships dock at Pier 66, 4,000 passengers look for coffee. I have coffee. In Belltown. Brochures in Belltown for those visitors, please, May to September, $240 a month. | place: Belltown; types: print; for: tourists; max: 240; per: month; from: 2027-05-01; to: 2027-09-30
We've got 1 mechanic, 2 lifts and a 4.9 on Google. People in Lakewood know. People in DuPont, six exits south, don't. Anything but newspaper for DuPont; $150 a month. | place: DuPont; not: print; max: 150; per: month
I've a pilot's license (1987), a Cessna (1974) and a flight school in Arlington. The twenty-somethings with money for lessons work in Kirkland. A podcast, then, that Kirkland's young people listen to, at 175 an episode. | place: Kirkland; types: radio; for: young-adults; max: 175
Every August the reunion of Wapato High's class of '71 fills our motel, 28 rooms. The other 51 weeks are the trouble. A billboard in Union Gap pointing tourists to us for 550 a month, starting in March. | place: Union Gap; types: billboard; for: tourists; max: 550; per: month; from: 2027-03-01
I'm the third owner of a hardware store in Dayton; the first two are on the wall, framed. Waitsburg people drive past us to the big box in Walla Walla. So, Waitsburg: a mailer, $95. | place: Waitsburg; types: print; max: 95
The kids' choir (34 voices) sings at Benaroya Hall on May 22. Tickets are $18. Older folks buy them by the dozen in Edmonds. We have $150 for the Edmonds newspaper, May 3 through May 21. | place: Edmonds; types: print; for: seniors; max: 150; from: 2027-05-03; to: 2027-05-21
Vacancy: 0. Waiting list: 19. That's our marina in La Conner. The one in Anacortes has 40 empty slips, so advertise that one, in Anacortes, in a boating magazine, $360 per issue. | place: Anacortes; types: print; max: 360
From our porch in Langley you can see the Mukilteo ferry, 200 people each half hour, bored stiff. My comic books cost $12. I want a poster on that ferry, 90 a month. | place: Mukilteo; types: print; venues: ferry; max: 90; per: month
alright so no mattress suits this year just the bus benches in tacoma two fifty a month | place: Tacoma; venues: transit; max: 250; per: month
sooo do yall have anything in forks thats not forty miles away from forks newspaper poster i dont care thirty bucks | place: Forks; types: print; max: 30
remind me tomorrow to oh wait youre not siri um okay screens in coffee shops queen anne seattle twenty two dollars a day | place: Queen Anne; types: digital; venues: restaurant; max: 22; per: day
i said prosser not professor PROSSER radio half a minute long one ten a week | place: Prosser; types: radio; max: 110; per: week
can somebody call me back about a wall in georgetown i wanna rent it for a year from april one | place: Georgetown; types: billboard; kind: rent; from: 2027-04-01; to: 2028-03-31
flyers but like fancy ones for a nail spa mercer island 200 or less | place: Mercer Island; types: print; max: 200
were a dispensary so no schools no parks just young adults in the bars on capitol hill screens 400 a mo | place: Capitol Hill; types: digital; venues: bar; for: young-adults; max: 400; per: month
he told me to ask for a thirty sheet billboard whatever that is in hoquiam for under three fifty a month | place: Hoquiam; types: billboard; max: 350; per: month
ummm fathers day so like june fourteen thru june twenty radio in pasco i sell smokers and briskets 300 | place: Pasco; types: radio; max: 300; from: 2027-06-14; to: 2027-06-20
quick q whos the cheapest influencer u got in spokane thats about dogs 50 ish a reel | place: Spokane; types: social; max: 50
so im on hold with the other guys forever anyway light rail ads northgate how much for february i have 900 | place: Northgate; venues: transit; max: 900; from: 2027-02-01; to: 2027-02-28
to whom it may concern lol jk hey can you hook up a broke barber in white center with posters in the corner stores 15 bucks a week | place: White Center; types: print; venues: retail; max: 15; per: week
`)
