import { phrasePattern } from './normalize-text.js';
import type { InputRule } from './input-rule.js';

const parents = 'dad(?:dy)?|father|mom(?:my)?|mum|mother|parents?|grand(?:pa|ma|father|mother)';
const otherAdults =
  'coach(?:es)?|billet (?:dad|mom|father|mother|brother)|ex(?:[ -]?(?:husband|wife|boyfriend|girlfriend))?|step[ -]?(?:dad|mom|father|mother)|uncle|aunt|cousin|brother|sister|trainer|teacher|billet|boyfriend|girlfriend|husband|wife';
const adults = `${parents}|${otherAdults}`;
/** Peers from the asker's team or school. Contact by opponents is part of the game. */
const peers =
  '(?<!(?:their|opposing|other) )captain|(?:team|line) ?mates?|(?:guy|boy|girl|kid|player|defenseman|forward|goalie)s?(?: [a-z]+)? (?:on|from|in|at) (?:my|our) (?:own )?(?:team|line|club|school|class|grade)|(?:kid|boy|girl|guy)s? at school';
const knownPerson = `${adults}|${peers}|(?:the )?(?:older |other |big |bigger )?(?:guys|boys|girls|kids|players)(?: in the locker room)?`;
const stranger = 'someone|somebody|he|she|they|a man|a guy|an adult|a grown-?up|this guy|a stranger';
const anyPerson = `${knownPerson}|${stranger}`;
const child =
  'my (?:(?:little|older|younger|big|baby|best|oldest|youngest|own) )?(?:son|daughter|kid|child|brother|sister|friend|teammate)';
const victim = `me|${child}|my (?:mom|mum|mother|dad|father)|him|her|us`;
const frequency =
  "(?:always |keeps? |kept |just |sometimes |often |has |have |been |still |really |even |once |started |starts |is |was |won't stop |likes to |used to |tries to |tried to |would |will |gets (?:drunk|mad|angry) and )*";

const blades = 'skates?|blades?|sticks?|pucks?|glass|ice|tape|helmet|cage';
const notAccident =
  '(?! (?:open )?(?:on(?! purpose)|off|out|at (?:practice|hockey)|in (?:practice|(?:a|the|my) (?:game|drill|shift|first|second|third|skate|corner))|playing|during|falling|skating|by accident|accidentally|while (?:skat|play|tap|fall|sharpen|block)|with (?:a|my|his) skates?(?! ?blade)|when i (?:fell|blocked|crashed)))';

const clauseEnd = '(?= ?(?:$|[.,;!?]))';
/** Excludes plays: 'hits me passes', 'throws a ball at me to train'. */
const notPlay =
  "(?! (?:(?:a|an|some|the|hard|good|quick|nice|more) )*(?:pass(?:es)?|pucks?|balls?|shots?|grounders?|feeds?)(?! (?:in|at) my (?:face|head))| (?:hard )?with (?:(?:a|some|more|the|bag|hard|tough|long|brutal|new) )*(?:bag skates?|skates?|sprints|laps|conditioning|suicides|questions?|news|drills?|practices?|work-?outs?|pass(?:es)?)(?!\\w))(?![a-z' ]{0,40}(?:by accident|accidentally|with (?:a|the) (?:puck|shot|ball)(?!\\w)(?![a-z ]{0,20}on purpose)|while (?:we(?:'re| are| were)? )?(?:play|pass|scrimmag|warming)))";
const notOutplayed =
  '(?! (?:up the (?:ice|wing|boards|wall|middle)|at (?:ping|mini|knee|street|ball|floor|hockey|nhl|chel|chess|video|shoot|face|rac|sprint|every|cards|games?|one|1|soccer|basketball|tennis|pool|golf|fifa|practice ?$)|every (?:race|draw|battle|time we (?:play|race|skate))|when(?:ever)? we (?:play|race|skate|battle|shoot|scrimmage|sprint)|to (?:the |every |loose |all )*(?:puck|ball|spot|net)|down the (?:ice|wing|boards|wall|middle)|by (?:a (?:step|goal|second|point|mile|stride|hair|lot)|one|two|[0-9])|in (?:a |an |the |our |every |all |most )*(?:rac|shoot|face-? ?offs?|games?(?! room)|drills?|scrimmage|mini|knee|street hockey|ball hockey|video|nhl|chel|hockey|one on one|one-on-one|1|battle|sprint|skating)|off the (?:rush|draw|dot|puck|wall|line|face)|on (?:draws|face-? ?offs|breakaways)|clean|easily))';
const notLineupMove =
  '(?! (?:(?:off|out of) (?:the |my |our |his |her )?(?:first |second |third |fourth |top |travel )?(?:team|lineup|line|drill|power ?play|penalty kill|pk|unit|practice|game|ice|roster|club|league|tournament|rink)(?!\\w)|(?:back )?(?:a|the) (?:[a-z]+ )?(?:puck|pass|ball)))';
const notFriendly =
  '(?! (?:(?<=(?:slap|grab)[a-z]* [a-z]+ )on the (?:back(?! of)|pads?|helmet|shoulder)|an? (?:pass|puck|stick|ball|drink|water|snack|seat|spot|bottle|towel|gatorade|high|jersey|hot|new|coffee|sauce)|some |aside|for a (?:talk|chat|word|drill|second|minute|hug|picture|photo|selfie)|five|to (?:talk|say|tell me (?:good|nice|that))|after (?:practice|the game) to))';
/** Excludes a hit to the head. The concussion rule handles it. */
const notToHead =
  '(?!(?<=(?:hit|slashed|elbowed) [a-z ]{2,24})(?: [a-z]+){0,3} (?:head|face|helmet|chin|jaw|temple)(?!\\w))';
/** Excludes rough play in a game: 'in the corner', 'along the boards'. */
const notRoughPlay =
  '(?![a-z ]{0,20}(?:in the corners?(?! of)|along the (?:boards|wall)|in front of the net|in games))';

export const crisisRules: InputRule[] = [
  {
    kind: 'self_harm',
    patterns: [
      phrasePattern(`
      kill(?:ing)? my ?self | (?<!(?:[0-9]|many|few|several|more|of|some|couple|extra|hundred|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|fifty|per|the|in) )kms | killmyself | suicid(?:e|al) | unalive(?: myself)? | end my (?:own )?life
      end it all | take my (?:own )?life
      (?:want|wanna|wish|going|ready|rather|hope)(?: to| i could| i would| i was| i were| be)? (?:die|dead)
      don'?t want to (?:live|be alive|wake up|exist|be here any ?more)
      (?:no|not any|nothing) (?:reason|point) (?:to|in) (?:live|living|life) | nothing to live for
      better off (?:dead|without me) | self[ -]?harm(?:s|ing|ed)? | kill(?:s|ed)? (?:(?:him|her)self|themselves)(?! (?:to (?:make|win|get|score)|in practice))
      (?:cut|cutting|burn|burning|harm|harming) myself(?! out(?! of))
      (?<!(?:${blades}|he|she|they|it|someone|somebody|player|guy|kid)(?: [a-z]+)? )(?:cut(?:s|ting)?|burn(?:s|ed|t|ing)?) (?:[a-z]+ )?(?:(?:the )?(?:inside|back|side|skin|top)s? (?:of |on )?)?my (?:own )?(?:wrists?|arms|forearms|legs|thighs?|skin)${notAccident}
      (?<!(?:${blades})(?: [a-z]+)? )(?:cuts?|cutting|burns?|burning) (?:his|her|their) (?:own )?(?:wrists?|arms|forearms|thighs?|skin)${notAccident}
      (?:cut(?:s|ting)?|burn(?:s|ed|t|ing)?) my (?:own )?(?:left |right )?(?:wrist|arm|forearm|leg|hip|stomach|hand|finger|thigh)s? (?:again|on purpose|last night|at night|when i(?:'m| am| feel| get)|because i|to (?:feel|cope)|with (?:a|my) (?:razor|knife|blade|skate blade|piece|scissors))
      i(?:'ve| have)? (?:been|started|start|keep|kept|can't stop|went back to|want to stop|used to be|stopped|am back to)(?: back to)? cutting(?: again| more| lately| at night| every (?:night|day)| a lot| for [a-z0-9 ]+)?(?= ?(?:$|[.,;?]|when i(?:'m| am| feel)|because|to (?:feel|cope)))
      (?:i(?:'m| am)|he(?:'s| is| has been|'s been)|she(?:'s| is| has been|'s been)|(?:son|daughter|kid|child|friend|teammate|brother|sister)(?: is| has been| started|'s been)?) (?:been |started )?cutting (?:again(?= ?(?:$|[.,;?]))|(?:him|her|them)sel(?:f|ves))
      i (?:cut|relapsed and cut) (?:again(?: last night| today)?|last night)(?= ?(?:$|[.,;?]|and |because)) | (?:want|wanna|urge|urges|need)(?: to)? cut(?: again)?(?= ?(?:$|[.,;?]))
      (?:(?:sometimes|still) i|i (?:sometimes|still)|i (?:started|used|have|had|need) to) cut(?= ?(?:$|[.]|when i(?:'m| am| feel)|to (?:feel|cope)|because))
      (?:hit|hitting|punch|punching|slap|slapping|scratch|scratching|bite|biting) my ?self (?:when(?:ever)?|every time|after|because|if) (?:i|we)(?:'m| am)? (?:lose|lost|mess|make|play bad|feel|miss|get mad|sad|mad|angry|upset)[a-z ]*
      (?:want|wanna|wants|like|going|think(?:ing)? (?:about|of)|thoughts? (?:about|of)|urge|feel like)(?: to)? (?:hurt|hurting|harm|harming|cut|cutting) (?:my|him|her)self
      (?:he|she|my (?:son|daughter|kid|child|friend|teammate)) (?:said |says |wants |talks about |wrote )*(?:(?:he|she) )?(?:wants? to )?(?:die|kill (?:him|her|them)sel(?:f|ves)|killing (?:him|her)self)
      (?:cut|cuts|cutting|burns?|burning|harms?|harming|harmed|scratch(?:es|ing)?) (?:(?:him|her)self|themselves)(?! (?:off|out|shaving|opening|loose|some|short|too|a (?:stick|piece)|on (?:a|an|the|his|her|my|somebody's|someone's) [a-z]+|with (?:a|his|her) skates?(?! ?blade)))
      (?:hurts|hurting) (?:him|her)self(?! (?:at|in|during|playing|skating|every game|when (?:he|she) (?:falls|shoots|skates|plays)))
      sleep for ?ever | never wake up${clauseEnd} | i can't go on${clauseEnd} | my life is over | (?:goodbye|suicide) (?:note|letter) | i(?:'m| am) saying goodbye | (?:gave|giving|give) away (?:all )?my (?:stuff|things) because
      (?:nobody|no one)(?: [a-z']+){0,2} miss me | happier without me | hope (?:i|to) (?:just )?(?:die|don't wake up|never wake up|get hit by a)
      (?:gonna|going to|want to|wanna|tried to|need to) (?:end|off) my ?self | (?:drown|hang|stab|strangle|choke|poison|shoot)(?:ing|ed)? my ?self(?! in the foot) | i(?:'m|'ll| am| will| want to| wanna)(?: gonna| going to)? end it (?:tonight|today|tomorrow|now|soon)
      jump(?:ing|ed)? in front of (?:a|the) (?:car|bus|train|truck|subway) | (?:thinking|think|thought) (?:about|of) jumping${clauseEnd} | (?:knife|razor|gun|rope|belt|noose|scissors) (?:to|on|against|around|at) my (?:wrists?|neck|throat|arms?|head|skin)
      punch(?:ing)? (?:the )?walls? until | (?<=(?:^| )i (?:[a-z]+ )?)pull(?:ing)? (?:out )?my (?:own )?hair
      (?<=^|[.!?] ?)(?:i|she|he|${child}) (?:cut|cuts|is cutting)(?= ?(?:$|[.!?])) | (?:cuts|scars|burn marks) (?:all )?(?:on|over|up) (?:my|his|her|their)(?: [a-z]+'s)? (?:arms?|wrists?|thighs?)
      (?:he|she|${child}) (?:says? |said |told me )*(?:(?:he|she|they) )?(?:wants?|wanted) to (?:just )?(?:disappear|vanish|not exist|be dead|be gone|end it) | (?:took|swallowed) (?:some |her |his |my |the |all the |a lot of )?pills
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
    patterns: [
      phrasePattern(`
      (?:want|going|gonna|wanna|plan(?:ning)?)(?: to)? (?:kill|stab|shoot|murder) (?:my |that |this |the )?(?:coach|dad|mom|father|mother|brother|sister|teammates?|kid|ref|referee|teacher|someone|somebody|everyone|people|him|her|them)
      shoot up (?:the|my) [a-z]+ | bring(?:ing)? a (?:gun|knife|weapon)
      kill (?:everyone|everybody|my coach|my dad|my mom|the ref)
    `),
    ],
  },
  {
    kind: 'abuse',
    patterns: [
      phrasePattern(`
      (?:he|she|they) ${frequency}(?:hits?|beats?|slaps?|punch(?:es)?|kicks?|chokes?) (?:me|us)(?: [a-z']+){1,3} (?:drunk|drinks|drinking|mad|angry|lose|cry|crying|home)
      (?:${adults}) ${frequency}(?:hits?|hitting|whip(?:s|ped|ping)|smack(?:s|ed|ing)?|spank(?:s|ed|ing)?|burns|burned) (?:${victim})${notPlay}
      (?:${adults}) ${frequency}(?:slash(?:es|ed)|trips|tripped|spears|speared) (?:${victim})${notOutplayed}
      (?:touched|groped|hit|beaten|beat up|slapped|punched|kicked|choked|shoved|grabbed|spanked|hurt|molested|kissed|threatened|pushed down) by (?:(?:my|his|her|our|their|the|a|an|some|older|head|assistant|own) )*(?:${knownPerson}|man|stranger|adult|grown-?up)(?!'s)
      (?:${adults}) ${frequency}(?:hurt(?:s|ing)? (?:me|my (?:son|daughter|kid|child))(?!'s)|shove[sd] (?:${victim})(?! (?:a|the) (?:puck|pass)))
      (?:${knownPerson}) ${frequency}(?:beats?|beating) (?:${victim})${notOutplayed}
      (?:${knownPerson}) ${frequency}(?:slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|choke[sd]?|choking|strangle[sd]|grabs|grabbed|grabbing|threatens?|threatened|scratch(?:es|ed)|spits? on) (?:${victim})${notFriendly}
      (?:${knownPerson}) ${frequency}kick(?:s|ed|ing)? (?:${victim})(?:${notLineupMove}| out of (?:the|our|my) (?:house|home|car))
      (?:${anyPerson}) ${frequency}(?:touch(?:es|ed|ing)|grop(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed|ing)|abus(?:es|ed|ing)|undress(?:es|ed|ing)?) (?:${victim})
      (?:${otherAdults}|captain|${stranger}) ${frequency}kiss(?:es|ed|ing) (?:me|us|him|${child}) | (?:kiss(?:es|ed|ing)|strok(?:es|ed|ing)|rub(?:s|bed|bing)) (?:me on the (?:lips|mouth|neck)|my (?:lips|leg|legs|thigh|thighs|butt|chest|neck|hair))
      (?:${knownPerson}) ${frequency}(?:throws?|threw|throwing) (?:things|stuff|a (?!puck|ball|tennis)[a-z]+|his [a-z]+|my [a-z]+) at (?:${victim})
      (?:${adults}) ${frequency}(?:push(?:es|ed|ing)?|shov(?:es|ed|ing)|slam(?:s|med)?|throws?|threw) (?:${victim}) (?:hard |really hard |right )?(?:against|across(?! the ice)|by the|off (?:the|my|a|his) (?:chair|bed|couch|sofa|deck|porch|bike|stairs|bus)|out (?:the|of (?:the |his |our )?(?:car|house|bed|door|home))|up the stairs|when i (?:lose|cry|miss|play bad)|and i (?:fell|cried|cry|hit)|around|over(?! the (?:edge|limit|line))|down(?! (?:the (?:line-?up|ice|wing|depth|lines?|bench|order|hill|slide|left|right|middle)|a (?:line|level|spot|division|team|age)|low|to (?:the )?(?:b|a|aa|c|jv|lower|second|third|fourth)(?!\\w)))|to the (?:ground|floor|ice)|into (?!playing|being|doing|trying|goal|net|center|defen[cs]e|aaa?(?!\\w)|travel|a new|the (?:net|rush|play|slot|attack)))[a-z ]*
      (?:${knownPerson}) ${frequency}(?:pushed|shoved) (?:${victim}) (?:really |so |too |very )*hard${clauseEnd}
      (?:${otherAdults}|captain) (?:always |keeps? |kept )(?:hugging|stroking|massaging|tickling|staring at|rubbing|caressing) (?:${victim})
      (?:${knownPerson}) ${frequency}(?:hug(?:s|ged|ging)?|strok(?:es|ed|ing)|massag(?:es|ed|ing)|tickl(?:es|ed|ing)|star(?:es|ed|ing) at|film(?:s|ed|ing)|record(?:s|ed|ing)|takes? (?:pictures|photos|videos) of) (?:${victim})(?=[a-z', .]{0,60}(?:don't like|didn't like|don't want|didn't want|hate it|uncomfortable|weird|creep|too long|undress|naked|shower|chang(?:e|ing)(?! lines| on the fly| direction| pace|\\w)|locker room|dressing room|bathroom|underwear|at night|take off|shirt|clothes|secret|for pictures|snap|hotel|alone(?!\\w)|in bed|secretly|not to tell))
      (?:coach|trainer|uncle|cousin|billet(?: (?:dad|mom|brother))?|step[ -]?(?:dad|father)|teacher) (?:always |keeps |often |still |sometimes )*(?:hugs|hugging|strokes|stroking|tickles|tickling) (?:me|${child})${clauseEnd}
      (?:${knownPerson}) (?:makes?|made|forces?|forced|forcing) (?:us|me|rookies|the rookies|new kids|people|younger [a-z]+) (?:to )?(?:do things|do stuff|fight(?! (?:for|through|hard|back))|drink(?! (?:water|milk|lots|more|enough|a lot|plenty))|eat(?! (?:breakfast|dinner|lunch|before|after|healthy|vegetables|veggies|fruit|pasta|more|well|better|something|a)\\b)|lick|strip|wrestle|touch(?! (?:the|our|every|each|pucks?)\\b)|watch(?! (?:film|videos?|games?|tape|clips?|hockey|highlights|the|our|my|from)\\b))[a-z ]*
      (?:coach|trainer|adult|man|guy|parent|dad|billet)(?: [a-z]+){0,2} (?:comes|came|walks|walked|goes) (?:into|in) the (?:shower|showers|bathroom|changing room)[a-z ]*
      threaten(?:ed|s|ing)? (?:to(?! (?:(?:bench|trade) (?:me|us|him|her|my (?:son|daughter|kid))(?! and)|(?<=coach(?:es)? (?:[a-z]+ ){0,2}threaten(?:ed|s|ing)? to )cut (?:me|us|him|her|my (?:son|daughter|kid))${clauseEnd}|cut (?:me|us|him|her|my (?:son|daughter|kid)) from the (?:team|roster)|sit (?:me|us|him|her|my (?:son|daughter|kid))(?: out| down)?(?: for (?:a|the|one|two) [a-z]+)?${clauseEnd}|score(?:${clauseEnd}| (?:on|again|all|every|first|in|from|off))|move (?:me|him|her) (?:up|down|to (?:the )?(?:d|defen[cs]e|forward|wing|goal|center|bench|first|second|third|fourth|b))(?!\\w)|send me down${clauseEnd}))|me|us)
      (?:don't|doesn't|didn't|never|not)(?: really| even| always)? (?:feel(?:s|ing)?|felt) safe(?! (?:going (?:in|into|to|near) (?:the )?(?:corners?|traffic|net|boards|slot|battles?|tough areas)|in (?:the )?(?:corners?|traffic|net)|with the puck|on my (?:edges|skates)|(?:skating|going) (?:backwards?|fast|hard|fast backwards?)|blocking shots?)(?: yet| any ?more| in games?)?${clauseEnd}) | feel unsafe[a-z ]* | (?:they|he|she) forced? (?:me|us|rookies)[a-z ]*
      (?:${knownPerson})(?! and i(?!\\w))[a-z', ]{0,60}(?:,|(?<!\\w)and|(?<!\\w)then) (?:then |he |she |they |even |just |sometimes |also |always |starts? |started |threatens to |said |tried to )*(?:hits?|hitting|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|punch(?:es|ed|ing)?|beats?|beating|chok(?:es?|ed|ing)|grab(?:s|bed|bing)?|shov(?:es?|ed|ing)|push(?:es|ed|ing)?|spank(?:s|ed|ing)?|whip(?:s|ped|ping)?|hurts?|hurting) (?:me|us|him|her|${child})(?!'s)(?:${notPlay})${notOutplayed}(?! (?:to (?!the (?:ground|floor|point))|hard(?: to|$)|wide|off the puck|harder|in stride))
      (?:said|says|told (?:me|him|her)|yell(?:s|ed)|scream(?:s|ed)|wrote|texted)(?: [a-z']+){0,5} (?:(?:he|she|they|i)(?:'d|'ll| would| will|'s going to| is going to|'re going to|'m going to)|gonna|going to|wants to|will) (?:kill|hurt|beat|hit|punch|stab|shoot|choke|smack|slap|strangle) (?:me|us|him|her|${child})${notOutplayed}(?! with (?:bag|sprints|laps|conditioning|suicides|skating))
      (?:${anyPerson})(?: [a-z]+){0,5} (?:touched|touches|touching|groped|kissed) (?:me|my (?:body|leg|thigh|butt|chest))
      (?:beat|beats|beating) (?:me|him|her|us) up(?! (?:the|ice|high|and down)\\b) | (?:jumped|jump) me (?:after|in|at|behind)[a-z ]* | lock(?:s|ed)? me in
      (?:made|makes|making|asked|asks|told|tells|forced|forces|wants) (?:me|us) (?:to )?(?:take (?:off )?my (?:shirt|clothes|pants|underwear)|take off|undress|strip|get naked|shower with|sit on (?:his|her)|kiss|touch (?:him|her|it))[a-z ]*
      (?:sent|sends|sending|showed|shows|showing|shows?) (?:me|us|my (?:son|daughter|kid)) (?:a |an |his |some |these )*(?:weird|gross|dirty|creepy|inappropriate|naked|nude|sexual|bad) [a-z]+
      (?:man|guy|stranger|adult|someone|somebody|person|people|he)(?: [a-z]+){0,4} (?:online|on (?:instagram|insta|snapchat|snap|discord|tiktok|the internet|roblox|xbox)|in my dms) (?:asks?|asked|keeps?|wants?|wanted|sent|sends|messages?|messaged|is|said)[a-z ]*
      (?:coach|trainer|teacher|billet(?: dad| mom)?|uncle) (?:just |keeps? |kept |always )*(?:sent|sends|sending|texted|snapped) (?:me|us|my (?:son|daughter|kid)) (?:a |an |some |his |her |another )*(?:pics?|pictures?|photos?|selfies?|snaps?)(?! of (?:the|our|my|a|an|his|her|some|me|us) ?(?:[a-z]+ )?(?:game|team|drill|practice|play|goal|rink|schedule|jersey|stick|line|board|system|gear|skate|shot|stance|form|roster|trophy|medal|bus|scoring|skating|shooting)[a-z]*)
      (?:asks?|asked|asking) (?:me )?(?:where i live|to meet (?:up|him|her|alone)|for (?:my address|pictures|photos|pics))
      (?:said|says|threatened|threatens|threatening|told me|warned)(?: [a-z']+){0,7} if i (?:tell|told|tells?|say anything|report)[a-z ]*
      touch(?:ed|es|ing) (?:me|my) (?:private|down|there|where|in a|inappropriately)[a-z ]* | private parts
      (?:i(?:'m| am| was| got| have been|'ve been)|being|been|is being|was) (?:abused|molested|raped|assaulted|groped)
      (?<!(?:^| )(?:i|to) )pull(?:s|ed|ing)? (?:down )?(?:my|his|her) (?:hair|ears?|pants|shorts|underwear) | (?:${knownPerson}) ${frequency}(?:twist(?:s|ed)?|bends?|bent) my (?:arm|wrist|fingers?|ear)
      (?:${knownPerson}) ${frequency}(?:thr[eo]ws?|shoots?|shot|fires?|fired) (?:a |the |his )?(?:pucks?|balls?|stick|helmet) at my (?:face|head)
      (?:makes?|made) (?:me|us|him|her) (?:skate|run|train|do [a-z-]+) (?:until|till) (?:i|we|he|she|someone|somebody|kids) (?:threw up|throws? up|puked?|passed out|cried|cry|collapsed|fainted)
      (?:won't|doesn't|don't|didn't|wouldn't|never|not) (?:lets?|allow(?:ed)?) (?:me|us|him|her|${child}) (?:to )?(?:drink(?: (?:water|anything))?${clauseEnd}|drink water|eat(?:${clauseEnd}| (?:after|when|if|until|dinner))|sleep|go to the (?:bathroom|washroom|doctor|hospital)|see a doctor|go home)
      lock(?:s|ed)? (?:me|us|him|her) (?:out of the (?:house|car|home)|outside) | (?:don't|doesn't|won't) (?:feed me|give me (?:any )?(?:food|dinner|anything to eat)) | (?:makes?|made) me sleep (?:outside|in the (?:garage|car|basement|shed))
      get(?:s|ting)? the belt(?!\\w) | (?:bruises?|marks?|black eye|welts|scars?) (?:from|because of) (?:my|his|her|our) (?:${adults}|${peers}) | (?:${knownPerson}) ${frequency}(?:gave|gives|left|leaves) (?:(?:me|him|her|us|with|a|an|some|${child}) )*(?:black eye|bruises?|bloody (?:nose|lip)|fat lip|marks on|welts?)
      (?:they|he|seniors?|vets|veterans) (?:makes?|made|forces?) (?:me|us|rookies|him) (?:to )?(?:drink(?! (?:water|milk|more|lots))|smoke|vape|strip)
      (?:videos?|pictures?|photos?|pics?) of (?:me|us|him|her|my ?self|${child}) (?:in the (?:shower|locker|bathroom|dressing)|changing(?! (?:lines|direction))|naked|undress|getting (?:changed|dressed|undressed)|without|shirtless|in my (?:underwear|bra|bed))
      (?:watch(?:es|ed|ing)?|looks? at|peeks? at) (?:me|us|him|her|the (?:boys|girls|kids)) (?:in the shower|shower|undress|get (?:changed|undressed)|change${clauseEnd})
      (?:wants?|wanted|asks?|asked|tells?|told|tries|invites?|invited)(?: [a-z]+){0,3} (?:be alone with|(?:to )?(?:come|go) (?:over )?to his (?:house|room|home|car|hotel|apartment|place)) | (?:don't|doesn't|not|never)(?: [a-z]+){0,3} alone with (?:my|the|him|her|our)(?! (?:puck|goalie|net)) | massages?(?: [a-z]+)? alone
      our (?:little )?secret${clauseEnd} | delete (?:our|his|the|all)(?: [a-z]+)? (?:messages|texts|chats?|snaps) | (?:says?|said|told me|asked me|begged me|warned me)(?: [a-z']+){0,2} (?:not to|don't|never|do not) tell (?:any[a-z]*(?: one)?|nobody|no one|(?:my |your |our |his |her |the )*(?:mom|mum|dad|parents?|mother|father|police|family))
      (?:coach|trainer|uncle|teacher|billet|man|captain|stranger|cousin) ${frequency}(?:calls?|called|says?|said|tells?|told)(?: (?:me|i'm|i am|that))* (?:beautiful|sexy|gorgeous|(?:he|she) loves me) | (?:asks?|asked|asking|talks?|comments?)(?: me)? (?:about|on) my (?:body|underwear|private)
      (?:man|stranger|someone|somebody|creep|car)(?: [a-z]+){0,4} (?:follows|followed|(?:is|was|keeps?) following) (?:me|us|${child})(?! (?:on (?:insta|tik|the ice)|into|around))
      put(?:s|ting)? (?:his|her|their) (?:hands?|fingers?|arms?) (?:on|in|down|up|under|between|around) my (?:[a-z]+ )?(?:leg|thigh|pants|shirt|butt|chest|waist|neck|mouth|shorts|body)
      (?:comes?|came|gets?|got|climbs?|sneaks?|crawls?) in(?:to)? (?:my bed(?!room)|(?:my|our) (?:bed)?room (?:at night|when i(?:'m| am)? (?:sleep|chang|undress|naked)))
      (?:scared|afraid|terrified) of (?:what )?(?:my|our|the) (?:${adults}|captain) (?:will|would|might|does|did) | (?:scared|afraid|terrified) of (?:my|our) captain | (?:afraid|scared)(?: [a-z]+){0,4} because (?:they|he|she) (?:hits?|beats?|hurts?)
      (?:${adults})(?: is going to|'s going to|'s gonna| gonna| will| would|'ll) (?:kill|beat|hit|hurt) me${notOutplayed}${notPlay} | (?:don't|never) (?:ever )?(?:want to|wanna) go (?:back )?home(?! (?:yet|early|until)) | run(?:ning)? away from home
      (?:br[oe]a?ke?s?|smash(?:ed|es)?) (?:a|my|his|the) (?:hockey )?stick (?:over|on|across) (?:my|me)(?!\\w)
      (?:saw|see|seen|watched|caught) (?:my|a|the|our|his|her|another) (?:[a-z]+ )?(?:${adults}) (?:hit|slap|punch|kick|chok|grab|hurt|beat|shov|shak|touch|kiss)(?:e|ing)? (?:a|my|the|his|her|another|our|one|him|us) (?:kid|boy|girl|player|son|daughter|child|brother|sister|teammate|friend|goalie)
      haz(?:ed|ing) | rookie (?:initiation|hazing)
      (?:afraid|scared|not safe|don't feel safe|unsafe) (?:to go |of going |at )?home
      (?:scared|afraid|terrified) of my (?:coach|dad|father|mom|mother|step ?dad|parents?|uncle|brother)
      (?:${anyPerson}) (?:asked|asks|wants|told|keeps asking|made) (?:me |us )?(?:to |for )*(?:send |take |give )*(?:me |him |her )*(?:a |some |my )*(?:nudes?|naked|photos? of my(?:self)?|pictures? of my(?:self)?|pics? of my(?:self)?|to (?:undress|take off my clothes))[a-z ]*
      (?:${knownPerson}) (?:told|tells|asked|asks|made) me (?:to |not to )(?:keep (?:it |this |a )+secret|tell (?:any ?one|my parents|anybody))
      (?:${otherAdults}) ${frequency}(?:texts?|texting|messages?|messaging|dms|snaps|texted|messaged|dm'?d|adds|added|calls) (?:me|him|her|my (?:son|daughter|kid|child)) (?:at night|alone|private(?:ly)?|every night|late|after midnight|on (?:my |his |her )?(?:snap(?:chat)?|insta(?:gram)?|discord|tik ?tok|roblox|private))
      (?:man|adult|stranger|grown-?up|guy)(?: [a-z']+){0,4} (?:texts?|texted|texting|messages?|messaged|messaging|dms|dm'?d|snaps|snapchats|added) (?:me|my (?:son|daughter|kid|child)) | (?:coach|trainer|billet)(?: [a-z]+)? snapchats (?:me|him|her)
    `),
    ],
  },
  {
    kind: 'bullying',
    patterns: [
      phrasePattern(`
      (?:cyber ?)?bull(?:y|ies|ied|ying)(?: me)? | made fun of | (?:get|gets|got|getting|being|been) picked on | because i(?:'m| am) (?:black|brown|asian|indigenous|native|muslim|jewish|gay|trans|different|a girl|the only girl|poor|fat) | fake account[a-z ]* | exclud(?:e|es|ed|ing) me[a-z ]* | don't belong because[a-z' ]* | gang(?:ed|ing|s)? up on me | (?:say|says|said|saying)(?: [a-z]+){0,2} (?:mean|nasty|horrible|hurtful|cruel) (?:things|stuff|words|comments)[a-z ]*
      (?:won't|don't|never|doesn't) let me (?:sit|eat|hang|talk|join|in the)[a-z ]* | (?:leave|left|leaving|leaves) me out(?! of the (?:lineup|game|shootout)) | (?:hide|hid|hides|stole|steals?|trash(?:ed)?|throw|threw|peed? (?:in|on)) my (?:gear|stuff|clothes|skates|bag)[a-z ]*
      (?:make|makes|making|made) fun of (?:me|my [a-z]+|him|her)
      pick(?:s|ing|ed)? on (?:me|him|her|my [a-z]+)
      call(?:s|ed|ing)? (?:me|him|her|my [a-z]+) (?:a |an |the )?(?:names|slur|slurs|n-?word|gay|fag(?:got)?|fat|ugly|stupid|trash|loser|worthless|retard(?:ed)?|racist [a-z]+|racial slurs?)
      (?:said|says?|saying|yelled|yells|yelling|used|uses|using|throws?|threw) (?:something |an? |the )?(?:racist|sexist|racial slurs?|homophobic|slurs?|n-?word)[a-z ]*
      (?:everyone|everybody|my team|my teammates|whole team|the guys|the girls|they all)(?: on my team| in the (?:locker|dressing) room)? (?:all |always )?(?:hates?|ignores?|laughs? at|excludes?|mocks?) me
      (?:nobody|no one|no-one|none of (?:them|the [a-z]+|my [a-z]+))(?: on (?:my|the) team| at (?:school|hockey|practice)| in the (?:locker|dressing) room)? (?:even |ever )?(?:likes?|talks? to|sits? with|includes?|invites?|hangs? out with) me
      (?:team|team ?mates|line ?mates|guys|girls|kids|players)(?: on my team)? (?:don't|doesn't|do not|never|won't)(?: even| ever| really)? (?:like|talk to|want|include|invite|accept) me
      (?:${peers}) (?:always |keeps? |kept |constantly |often |won't stop )+(?:hit(?:s|ting)?|push(?:es|ing)?|shov(?:es?|ing)|trip(?:s|ping)?|slash(?:es|ing)?|spear(?:s|ing)?|elbow(?:s|ing)?|bother(?:s|ing)?|teas(?:es?|ing)) me(?! (?:to|wide|off the|every shift|harder|hard|in (?:drills|battles|a good)))${notPlay}
      (?:${peers}) (?:hits?|push(?:es)?|shoves?|trips?|slash(?:es)?|spears?) me(?: [a-z]+){0,2} (?:every ?day|every practice|on purpose|after practice|at school|for fun|all the time) | (?:kid|boy|girl|guy)s? at school (?:hits?|push(?:es)?|shoves?|trips?) me
      (?:${peers}) ${frequency}(?:hits?|hitting|shov(?:es?|ed|ing)|grabs?|smack(?:s|ed|ing)?|whip(?:s|ped|ping)?|hurts?|hurting|burn(?:s|ed)?|(?:throws?|threw|throwing)(?= (?:me|him|her|${child}) (?:hard |back |right )?(?:to|on|into|against|down|off|by|over|out)(?!\\w))|(?:push(?:es|ed|ing)?|trip(?:s|ped|ping)?|slash(?:es|ed|ing)?|spear(?:s|ed|ing)?|elbow(?:s|ed|ing)?)(?! (?:me|${child}|him|her|us) (?:to (?!the (?:ground|floor|ice))|wide|off (?:the puck|my)|every shift|hard(?!${clauseEnd})|in (?:drills|battles|practice|a good)|up|forward|through|into (?:being|doing|playing)))) (?:me|him|her|${child})${notToHead}(?! (?:in (?:drills|battles)))${notPlay}${notFriendly}
      (?:(?:older|other|big|mean|new) )*(?:guys|boys|girls|kids)(?: in (?:the|my|our) (?:locker|dressing|changing) ?room)? ${frequency}(?:hits?|hitting|shove[sd]?|shoving|push(?:es|ed|ing)?|smack(?:s|ed|ing)?|whip(?:s|ped|ping)?|hurts?|hurting|trip(?:s|ped|ping)?|(?:throws?|threw)(?= [a-z]+ (?:to|on|into|against|down|off|by|over|out)(?!\\w))) (?:me|him|her|${child})${notToHead}${notPlay}${notRoughPlay}(?! (?:to (?!the (?:ground|floor|ice))|off (?:the puck|my)|hard(?!${clauseEnd})|wide|late|during|in (?:games?|drills)))
      (?:hit|push|shove|trip|kick|punch|slap|spit)(?:s|es|ed|ting|ing)? (?:on )?me(?: [a-z]+){0,3} in the (?:locker|dressing|changing|class) ?room
      spit(?:s|ting)? (?:on me|in my) | pee(?:s|d|ing)? (?:on|in) (?:me|my) | tap(?:e|es|ed|ing) me (?:to|up) | me in a (?:head ?lock|choke ?hold) | (?:my head|me) in(?:to)? (?:the|a) (?:toilet|trash|garbage) | snap(?:s|ped|ping)? (?:(?:his|their|a|the|wet) )*towels? (?:at|on)
      (?:they|he|she|kids?|boys?|girls?|guys|team ?mates?|someone|somebody) (?:keep |keeps |always )?(?:steals?|stole|stealing|takes?|took|hides?|hid) my (?:food|lunch|money|phone|clothes) | i should (?:just )?die | (?:scared|afraid) of my (?:team|line) ?mates?
      (?:another|a|some|one|older) (?:[a-z]+ )?(?:kid|boy|girl|player|parent|teammate) ${frequency}(?:punche[sd]|kick(?:s|ed)|slap(?:s|ped)|choke[sd]|beat up|beats up|spit on) (?:${child}|him|her)
      (?:team ?mates?|(?:kid|boy|girl|guy|player)s? (?:on|from|in) (?:his|her|their) (?:team|class|school)) ${frequency}(?:hits?|hitting|punch(?:es|ed)?|kick(?:s|ed)?|slap(?:s|ped)?|shov(?:es?|ed)|beat) (?:${child}|him|her)${notToHead}${notPlay}
      (?:hit|push|shove|trip|kick|punch|slap)(?:s|es|ed|ting|ing)? (?:me|him|her|${child})(?: [a-z]+){0,3} in the (?:showers?|locker ?room|dressing room|changing room|bathroom|parking lot|hallway)
      (?:push(?:es|ed|ing)?|shov(?:es|ed|ing)|slam(?:s|med)?|thr[eo]ws?|stuff(?:s|ed)) me (?:hard )?(?:in|into|against|down|on) (?:to )?(?:my|the|a) (?:lockers?|locker ?room|stairs|bathroom|toilet|showers?|trash|garbage|dumpster|bus|stall)
      (?:posting|sending|writing|post|send|sends|sent|wrote|posted) (?:mean|nasty|horrible|hateful) (?:things|stuff|messages|comments)[a-z ]*
      (?:coach|dad|father|mom|mother|parents?) (?:humiliat(?:es|ed)|insults?|insulted|belittles?|degrades?|swears at|swore at|curses at|cursed at) (?:me|us|my [a-z]+)
    `),
    ],
  },
];
