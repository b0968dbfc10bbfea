import { phrases } from './plain.js';
import type { QuestionRule } from './question.rule.js';

const parents = 'dad(?:dy)?|father|mom(?:my)?|mum|mother|parents?|grand(?:pa|ma|father|mother)';
const others =
  'coach(?:es)?|step[ -]?(?:dad|mom|father|mother)|uncle|aunt|cousin|brother|sister|trainer|teacher|billet|boyfriend|girlfriend|husband|wife';
const adults = `${parents}|${others}`;
/** Of the asker's own team or school: whoever hits on the ice plays for the other. */
const mates =
  'captain|(?:team|line) ?mates?|(?:guy|boy|girl|kid|player|defenseman|forward|goalie)s?(?: [a-z]+)? (?:on|from|in|at) (?:my|our) (?:own )?(?:team|line|club|school|class|grade)|(?:kid|boy|girl|guy)s? at school';
const close = `${adults}|${mates}|(?:the )?(?:older |other |big |bigger )?(?:guys|boys|girls|kids|players)(?: in the locker room)?`;
const strangers = 'someone|somebody|he|she|they|a man|a guy|an adult|a grown-?up|this guy|a stranger';
const anyone = `${close}|${strangers}`;
const child = 'my (?:son|daughter|kid|child|brother|sister|friend|teammate)';
const me = `me|${child}|my (?:mom|mum|mother|dad|father)|him|her|us`;
const often =
  "(?:always |keeps? |kept |just |sometimes |often |has |have |been |still |really |even |once |started |starts |is |was |won't stop |likes to |gets (?:drunk|mad|angry) and )*";

const blades = 'skates?|blades?|sticks?|pucks?|glass|ice|tape|helmet|cage';
const accident =
  '(?! (?:open )?(?:on(?! purpose)|off|out|at (?:practice|hockey)|in (?:practice|(?:a|the|my) (?:game|drill|shift|first|second|third|skate|corner))|playing|during|falling|skating|by accident|accidentally|while (?:skat|play|tap|fall|sharpen|block)|with (?:a|my|his) skates?(?! ?blade)|when i (?:fell|blocked|crashed)))';

/** What is played to or with somebody, not done to them. */
const played =
  "(?! (?:(?:a|an|some|the|hard|good|quick|nice|more) )*(?:pass(?:es)?|pucks?|balls?|shots?|grounders?|feeds?)(?! (?:in|at) my (?:face|head))| (?:hard )?with (?:a |some |more )?(?:bag|hard|tough|long|brutal|new|sprints|laps|conditioning|suicides|questions?|the news))(?![a-z' ]{0,40}(?:by accident|accidentally|with (?:a|the) (?:puck|shot|ball)(?!\\w)|while (?:we|playing)))";
const outplayed =
  '(?! (?:up the |at (?!home|night|the house|practice)|every (?:race|draw|battle|time we)|when(?:ever)? we |to (?:the |every |loose |all )*(?:puck|ball|spot)|down the|by (?:a|one|two|[0-9])|in (?:a |an |the |our |every |all |most )*(?:rac|shoot|face|games?|drills?|scrimmage|mini|knee|street|ball|video|nhl|chel|hockey|one|1|battle|sprint|driveway|skating)|off the|on (?:draws|face|breakaways)|clean|easily))';
const moved = String.raw`(?! (?:off|back|over|up|down|out|from|the|a|to)\b)`;
const friendly =
  '(?! (?:on the (?:back|pads?|helmet|shoulder)|an? (?!lot|bit|few|little|couple)|some |aside|for a|five|to (?:talk|say|tell)|after (?:practice|the game) to))';

export const crisis: QuestionRule[] = [
  {
    kind: 'self_harm',
    says: [
      phrases(`
      kill(?:ing)? my ?self | (?<!(?:[0-9]|many|few|several|more|of|some|couple|extra|hundred|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|fifty|per|the|in) )kms | killmyself | suicid(?:e|al) | unalive(?: myself)? | end my (?:own )?life
      end it all | take my (?:own )?life
      (?:want|wanna|wish|going|ready|rather|hope)(?: to| i could| i would| i was| i were| be)? (?:die|dead)
      don'?t want to (?:live|be alive|wake up|exist|be here any ?more)
      (?:no|not any|nothing) (?:reason|point) (?:to|in) (?:live|living|life) | nothing to live for
      better off (?:dead|without me) | self[ -]?harm(?:ing|ed)?
      (?:cut|cutting|burn|burning|harm|harming) myself
      (?<!(?:${blades}|he|she|they|it|someone|somebody|player|guy|kid)(?: [a-z]+)? )(?:cut(?:s|ting)?|burn(?:s|ed|t|ing)?) (?:[a-z]+ )?(?:(?:the )?(?:inside|back|side|skin|top)s? (?:of |on )?)?my (?:own )?(?:wrists?|arms|forearms|legs|thighs?|skin)${accident}
      (?<!(?:${blades})(?: [a-z]+)? )(?:cuts?|cutting|burns?|burning) (?:his|her|their) (?:own )?(?:wrists?|arms|forearms|thighs?|skin)${accident}
      (?:cut(?:s|ting)?|burn(?:s|ed|t|ing)?) my (?:own )?(?:left |right )?(?:wrist|arm|forearm|leg|hip|stomach|hand|finger|thigh)s? (?:again|on purpose|last night|at night|when i(?:'m| am| feel| get)|because i|to (?:feel|cope)|with (?:a|my) (?:razor|knife|blade|skate blade|piece|scissors))
      i(?:'ve| have)? (?:been|started|start|keep|kept|can't stop|went back to|want to stop|used to be|stopped|am back to)(?: back to)? cutting(?: again| more| lately| at night| every (?:night|day)| a lot| for [a-z0-9 ]+)?(?= ?(?:$|[.,;?]|when i(?:'m| am| feel)|because|to (?:feel|cope)))
      (?:i(?:'m| am)|he(?:'s| is| has been|'s been)|she(?:'s| is| has been|'s been)|(?:son|daughter|kid|child|friend|teammate|brother|sister)(?: is| has been| started|'s been)?) (?:been |started )?cutting (?:again(?= ?(?:$|[.,;?]))|(?:him|her|them)sel(?:f|ves))
      i (?:cut|relapsed and cut) (?:again(?: last night| today)?|last night)(?= ?(?:$|[.,;?]|and |because)) | (?:want|wanna|urge|urges|need)(?: to)? cut(?: again)?(?= ?(?:$|[.,;?]))
      (?:(?:sometimes|still) i|i (?:sometimes|still)|i (?:started|used|have|had|need) to) cut(?= ?(?:$|[.]|when i(?:'m| am| feel)|to (?:feel|cope)|because))
      (?:hit|hitting|punch|punching|slap|slapping|scratch|scratching|bite|biting) my ?self (?:when(?:ever)?|every time|after|because|if) (?:i|we)(?:'m| am)? (?:lose|lost|mess|make|play bad|feel|miss|get mad|sad|mad|angry|upset)[a-z ]*
      (?:want|wanna|wants|like|going|think(?:ing)? (?:about|of)|thoughts? (?:about|of)|urge|feel like)(?: to)? (?:hurt|hurting|harm|harming|cut|cutting) (?:my|him|her)self
      (?:he|she|my (?:son|daughter|kid|child|friend|teammate)) (?:said |says |wants |talks about |wrote )*(?:(?:he|she) )?(?:wants? to )?(?:die|kill (?:him|her|them)sel(?:f|ves)|killing (?:him|her)self)
      jump off (?:a|the) (?:bridge|roof|building) | disappear for ?ever | overdose | hang myself
      what(?:'s| is|s) the point (?:of|in) (?:living|life|being alive|going on|waking up) | life (?:isn't|is not|ain't|is no longer) worth [a-z ]* | not worth living | life is pointless
      wish (?:i|he|she) (?:never|didn't|hadn't|wasn't|weren't|wouldn't) (?:woken?|wake|woke|been born|born|exist|here|alive|ever born)[a-z ]*
      (?:nobody|no one|anyone|they|everyone|people|my parents|somebody)(?: [a-z']+){0,3} (?:care|notice|sad|upset|happier|better off|relieved|miss me|cry) if i (?:died|die|was gone|were gone|disappeared|was dead|were dead|wasn't here|killed myself)
      (?:think|thinking|thought|thoughts|dream|dreaming) (?:a lot |so much |always |sometimes )*(?:about|of) (?:dying|death|being dead|killing|ending (?:it|things|everything|my life)|not being here)
      (?:want|wanna|wish i could|ready|going|plan|planning|thinking about|thinking of)(?: to| on)? (?:just )?(?:disappear(?! from the)|vanish|stop existing|not exist|not be alive|be gone|end(?:ing)? (?:it|things|everything)(?! (?:with|early|on|in|by)))
      (?:took|take|taking|swallow(?:ed|ing)?) (?:a (?:bunch|lot|handful|bottle) of|too many|all (?:my|the|of)|lots of) [a-z' ]*(?:pills|tablets|meds|medicine)
      (?:to|i'll|i will|i'd|gonna|does it take to|how do i|ways to|easiest way to|painful to) die | (?:carv|scratch|slic|stabb)(?:e|es|ed|ing)? my (?:arms?|wrists?|legs?|thighs?|skin)[a-z ]*
      (?:done with|give up on|giving up on|tired of) (?:everything|life|living|being alive) | (?:it|everything|the pain) (?:all )?to (?:just )?(?:stop|end|be over) (?:forever|for good)
      je veux mourir | quiero morir(?:me)?
    `),
    ],
  },
  {
    kind: 'violence',
    says: [
      phrases(`
      (?:want|going|gonna|wanna|plan(?:ning)?)(?: to)? (?:kill|stab|shoot|murder) (?:my |that |this |the )?(?:coach|dad|mom|father|mother|brother|sister|teammates?|kid|ref|referee|teacher|someone|somebody|everyone|people|him|her|them)
      shoot up (?:the|my) [a-z]+ | bring(?:ing)? a (?:gun|knife|weapon)
      kill (?:everyone|everybody|my coach|my dad|my mom|the ref)
    `),
    ],
  },
  {
    kind: 'abuse',
    says: [
      phrases(`
      (?:he|she|they) ${often}(?:hits?|beats?|slaps?|punch(?:es)?|kicks?|chokes?) (?:me|us)(?: [a-z']+){1,3} (?:drunk|drinks|drinking|mad|angry|lose|cry|crying|home)
      (?:${adults}) ${often}(?:hits?|hitting|whip(?:s|ped|ping)|smack(?:s|ed|ing)?|spank(?:s|ed|ing)?|burns|burned) (?:${me})${played}
      (?:${adults}) ${often}(?:hurt(?:s|ing)? (?:me|my (?:son|daughter|kid|child))(?!'s)|shove[sd] (?:${me})(?! (?:a|the) (?:puck|pass)))
      (?:${close}) ${often}(?:beats?|beating) (?:${me})${outplayed}
      (?:${close}) ${often}(?:slap(?:s|ped|ping)?|punche[sd]|punching|choke[sd]?|choking|strangle[sd]|grabs|grabbed|grabbing|threatens|threatened|spits? on) (?:${me})${friendly}
      (?:${close}) ${often}kick(?:s|ed|ing)? (?:${me})(?:${moved}| out of (?:the|our|my) (?:house|home|car))
      (?:${anyone}) ${often}(?:touch(?:es|ed|ing)|grop(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed|ing)|abus(?:es|ed|ing)|undress(?:es|ed|ing)?) (?:${me})
      (?:${others}|captain|${strangers}) ${often}kiss(?:es|ed|ing) (?:me|us|him|${child}) | (?:kiss(?:es|ed|ing)|strok(?:es|ed|ing)|rub(?:s|bed|bing)) (?:me on the (?:lips|mouth|neck)|my (?:lips|leg|legs|thigh|thighs|butt|chest|neck|hair))
      (?:${close}) ${often}(?:throws?|threw|throwing) (?:things|stuff|a (?!puck|ball|tennis)[a-z]+|his [a-z]+|my [a-z]+) at (?:${me})
      (?:${adults}) ${often}(?:push(?:es|ed|ing)?|shov(?:es|ed|ing)|slam(?:s|med)?|throws?|threw) (?:${me}) (?:hard |really hard |right )?(?:against|around|over(?! the (?:edge|limit|line))|down(?! (?:the|a|low|to)\\b)|to the (?:ground|floor|ice)|into (?!playing|being|doing|trying|goal|net|center|defen[cs]e|aaa?(?!\\w)|travel|a new|the (?:net|rush|play|slot|attack)))[a-z ]*
      (?:${others}|captain) (?:always |keeps? |kept )(?:hugging|stroking|massaging|tickling|staring at|rubbing|caressing) (?:${me})
      (?:${close}) ${often}(?:hug(?:s|ged|ging)?|strok(?:es|ed|ing)|massag(?:es|ed|ing)|tickl(?:es|ed|ing)|star(?:es|ed|ing) at|film(?:s|ed|ing)|record(?:s|ed|ing)|takes? (?:pictures|photos|videos) of) (?:${me})(?=[a-z', .]{0,60}(?:don't like|didn't like|don't want|didn't want|hate it|uncomfortable|weird|creep|too long|undress|naked|shower|chang(?:e|ing)(?! lines| on the fly| direction| pace|\\w)|locker room|dressing room|bathroom|underwear|alone(?!\\w)|in bed|secretly))
      (?:${close}) (?:makes?|made|forces?|forced|forcing) (?:us|me|rookies|the rookies|new kids|people|younger [a-z]+) (?:to )?(?:do things|do stuff|fight(?! (?:for|through|hard|back))|drink(?! (?:water|milk|lots|more|enough|a lot|plenty))|eat(?! (?:breakfast|dinner|lunch|before|after|healthy|vegetables|veggies|fruit|pasta|more|well|better|something|a)\\b)|lick|strip|wrestle|touch(?! (?:the|our|every|each|pucks?)\\b)|watch(?! (?:film|videos?|games?|tape|clips?|hockey|highlights|the|our|my|from)\\b))[a-z ]*
      (?:coach|trainer|adult|man|guy|parent|dad|billet)(?: [a-z]+){0,2} (?:comes|came|walks|walked|goes) (?:into|in) the (?:shower|showers|bathroom|changing room)[a-z ]*
      threaten(?:ed|s|ing)? (?:to(?! (?:bench|cut|trade|sit|score|move|send me down))|me|us)[a-z ]* | (?:don't|doesn't|never|not) feel safe(?! (?:going|in (?:the )?(?:corner|traffic|net)|with the puck|on my (?:edges|skates)|skating|blocking))[a-z ]* | feel unsafe[a-z ]* | (?:they|he|she) forced? (?:me|us|rookies)[a-z ]*
      (?:${anyone})(?: [a-z]+){0,5} (?:touched|touches|touching|groped|kissed) (?:me|my (?:body|leg|thigh|butt|chest))
      (?:beat|beats|beating) (?:me|him|her|us) up(?! (?:the|ice|high|and down)\\b) | (?:jumped|jump) me (?:after|in|at|behind)[a-z ]* | lock(?:s|ed)? me in
      (?:made|makes|making|asked|asks|told|tells|forced|forces|wants) (?:me|us) (?:to )?(?:take (?:off )?my (?:shirt|clothes|pants|underwear)|take off|undress|strip|get naked|shower with|sit on (?:his|her)|kiss|touch (?:him|her|it))[a-z ]*
      (?:sent|sends|sending|showed|shows|showing|shows?) (?:me|us|my (?:son|daughter|kid)) (?:a |an |his |some |these )*(?:weird|gross|dirty|creepy|inappropriate|naked|nude|sexual|bad) [a-z]+
      (?:man|guy|stranger|adult|someone|somebody|person|people|he)(?: [a-z]+){0,4} (?:online|on (?:instagram|insta|snapchat|snap|discord|tiktok|the internet|roblox|xbox)|in my dms) (?:asks?|asked|keeps?|wants?|wanted|sent|sends|messages?|messaged|is|said)[a-z ]*
      (?:asks?|asked|asking) (?:me )?(?:where i live|to meet (?:up|him|her|alone)|for (?:my address|pictures|photos|pics))
      (?:said|says|threatened|threatens|threatening|told me|warned)(?: [a-z']+){0,7} if i (?:tell|told|tells?|say anything|report)[a-z ]*
      touch(?:ed|es|ing) (?:me|my) (?:private|down|there|where|in a|inappropriately)[a-z ]* | private parts
      (?:i(?:'m| am| was| got| have been|'ve been)|being|been|is being|was) (?:abused|molested|raped|assaulted|groped)
      haz(?:ed|ing) | rookie (?:initiation|hazing)
      (?:afraid|scared|not safe|don't feel safe|unsafe) (?:to go |of going |at )?home
      (?:scared|afraid|terrified) of my (?:coach|dad|father|mom|mother|step ?dad|parents?|uncle|brother)
      (?:${anyone}) (?:asked|asks|wants|told|keeps asking|made) (?:me |us )?(?:to |for )*(?:send |take |give )*(?:me |him |her )*(?:a |some |my )*(?:nudes?|naked|photos? of my(?:self)?|pictures? of my(?:self)?|pics? of my(?:self)?|to (?:undress|take off my clothes))[a-z ]*
      (?:${close}) (?:told|tells|asked|asks|made) me (?:to |not to )(?:keep (?:it |this |a )+secret|tell (?:any ?one|my parents|anybody))
      (?:${others}) ${often}(?:texts?|texting|messages?|messaging|dms|snaps|texted|messaged|dm'?d|adds|added|calls) (?:me|him|her|my (?:son|daughter|kid|child)) (?:at night|alone|private(?:ly)?|every night|late|after midnight|on (?:my |his |her )?(?:snap(?:chat)?|insta(?:gram)?|discord|tik ?tok|roblox|private))
      (?:man|adult|stranger|grown-?up|guy)(?: [a-z']+){0,4} (?:texts?|texted|texting|messages?|messaged|messaging|dms|dm'?d|snaps|snapchats|added) (?:me|my (?:son|daughter|kid|child)) | (?:coach|trainer|billet)(?: [a-z]+)? snapchats (?:me|him|her)
    `),
    ],
  },
  {
    kind: 'bullying',
    says: [
      phrases(`
      (?:cyber ?)?bull(?:y|ies|ied|ying)(?: me)? | made fun of | (?:get|gets|got|getting|being|been) picked on | because i(?:'m| am) (?:black|brown|asian|indigenous|native|muslim|jewish|gay|trans|different|a girl|the only girl|poor|fat) | fake account[a-z ]* | exclud(?:e|es|ed|ing) me[a-z ]* | don't belong because[a-z' ]* | gang(?:ed|ing|s)? up on me | (?:say|says|said|saying)(?: [a-z]+){0,2} (?:mean|nasty|horrible|hurtful|cruel) (?:things|stuff|words|comments)[a-z ]*
      (?:won't|don't|never|doesn't) let me (?:sit|eat|hang|talk|join|in the)[a-z ]* | (?:leave|left|leaving|leaves) me out(?! of the (?:lineup|game|shootout)) | (?:hide|hid|hides|stole|steals?|trash(?:ed)?|throw|threw|peed? (?:in|on)) my (?:gear|stuff|clothes|skates|bag)[a-z ]*
      (?:make|makes|making|made) fun of (?:me|my [a-z]+|him|her)
      pick(?:s|ing|ed)? on (?:me|him|her|my [a-z]+)
      call(?:s|ed|ing)? (?:me|him|her|my [a-z]+) (?:a |an |the )?(?:names|slur|slurs|n-?word|gay|fag(?:got)?|fat|ugly|stupid|trash|loser|worthless|retard(?:ed)?|racist [a-z]+|racial slurs?)
      (?:said|says|yelled|used) (?:something |a |the )?(?:racist|racial slurs?|homophobic|n-?word)[a-z ]*
      (?:everyone|everybody|my team|my teammates|whole team|the guys|the girls|they all)(?: on my team| in the (?:locker|dressing) room)? (?:all |always )?(?:hates?|ignores?|laughs? at|excludes?|mocks?) me
      (?:nobody|no one|no-one|none of (?:them|the [a-z]+|my [a-z]+))(?: on (?:my|the) team| at (?:school|hockey|practice)| in the (?:locker|dressing) room)? (?:even |ever )?(?:likes?|talks? to|sits? with|includes?|invites?|hangs? out with) me
      (?:team|team ?mates|line ?mates|guys|girls|kids|players)(?: on my team)? (?:don't|doesn't|do not|never|won't)(?: even| ever| really)? (?:like|talk to|want|include|invite|accept) me
      (?:${mates}) (?:always |keeps? |kept |constantly |often |won't stop )+(?:hit(?:s|ting)?|push(?:es|ing)?|shov(?:es?|ing)|trip(?:s|ping)?|slash(?:es|ing)?|spear(?:s|ing)?|elbow(?:s|ing)?|bother(?:s|ing)?|teas(?:es?|ing)) me(?! (?:to|wide|off the|every shift|harder|hard|in (?:drills|battles|a good)))${played}
      (?:${mates}) (?:hits?|push(?:es)?|shoves?|trips?|slash(?:es)?|spears?) me(?: [a-z]+){0,2} (?:every ?day|every practice|on purpose|after practice|at school|for fun|all the time) | (?:kid|boy|girl|guy)s? at school (?:hits?|push(?:es)?|shoves?|trips?) me
      (?:hit|push|shove|trip|kick|punch|slap|spit)(?:s|es|ed|ting|ing)? (?:on )?me(?: [a-z]+){0,3} in the (?:locker|dressing|changing|class) ?room
      (?:hit|push|shove|trip|kick|punch|slap)(?:s|es|ed|ting|ing)? me(?: [a-z]+){0,3} in the (?:showers?|bathroom|parking lot|hallway)
      (?:push(?:es|ed|ing)?|shov(?:es|ed|ing)|slam(?:s|med)?|thr[eo]ws?|stuff(?:s|ed)) me (?:hard )?(?:in|into|against|down|on) (?:to )?(?:my|the|a) (?:lockers?|locker ?room|stairs|bathroom|toilet|showers?|trash|garbage|dumpster|bus|stall)
      (?:posting|sending|writing|post|send|sends|sent|wrote|posted) (?:mean|nasty|horrible|hateful) (?:things|stuff|messages|comments)[a-z ]*
      (?:coach|dad|father|mom|mother|parents?) (?:humiliat(?:es|ed)|insults?|insulted|belittles?|degrades?|swears at|swore at|curses at|cursed at) (?:me|us|my [a-z]+)
    `),
    ],
  },
];
