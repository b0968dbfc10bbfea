import { phrases } from './plain.js';
import type { QuestionRule } from './question.rule.js';

const close =
  'coach(?:es)?|dad|father|mom|mum|mother|step ?(?:dad|mom)|step-?(?:dad|mom)|parents?|uncle|aunt|cousin|brother|sister|grandpa|trainer|billet|captain|teammates?|(?:the )?(?:older |other |big |bigger )?(?:guys|boys|girls|kids|players)(?: on my team| at school| in the locker room)?|assistant coach|boyfriend|girlfriend|husband|wife';
const anyone = `${close}|someone|somebody|he|she|they|a man|a guy|an adult|a grown-?up|this guy|a stranger`;
const me = 'me|my (?:son|daughter|kid|child|brother|sister|friend|teammate)|him|her|us';

export const crisis: QuestionRule[] = [
  {
    kind: 'self_harm',
    says: [
      phrases(`
      kill(?:ing)? my ?self | kms | killmyself | suicid(?:e|al) | unalive(?: myself)? | end my (?:own )?life
      end it all | take my (?:own )?life
      (?:want|wanna|wish|going|ready|rather|hope)(?: to| i could| i would| i was| i were| be)? (?:die|dead)
      don'?t want to (?:live|be alive|wake up|exist|be here any ?more)
      (?:no|not any|nothing) (?:reason|point) (?:to|in) (?:live|living|life) | nothing to live for
      better off (?:dead|without me) | self[ -]?harm(?:ing|ed)?
      (?:cut|cutting|burn|burning|harm|harming) myself
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
      (?:${close}) (?:always |keeps? |just |sometimes |often |has |have )*(?:hits?|hitting|beats?|beating|slaps?|slapped|slapping|punche[sd]|punching|punches|kicks?|kicked|kicking|chokes?|choked|choking|grabs|grabbed|shove[sd]|threatens|threatened) (?:${me})
      (?:${anyone}) (?:always |keeps? |just |sometimes |often |has |have |was |is )*(?:touch(?:es|ed|ing)|grop(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed|ing)|abus(?:es|ed|ing)|kiss(?:es|ed|ing)|undress(?:es|ed|ing)?) (?:${me})
      (?:${close}) (?:always |keeps? |just |sometimes |often |has |have )*(?:throws?|threw|throwing) (?:things|stuff|a [a-z]+|his [a-z]+|my [a-z]+) at (?:${me})
      (?:${close}) (?:always |keeps? |just |sometimes |often |has |have )*(?:push(?:es|ed|ing)?|shov(?:es|ed|ing)|slam(?:s|med)?) (?:${me}) (?:into|against|down|hard|around)[a-z ]*
      (?:${close}) (?:always |keeps? |just |sometimes |often )*(?:hug(?:s|ged|ging)?|strok(?:es|ed|ing)|massag(?:es|ed|ing)|star(?:es|ed|ing) at|film(?:s|ed|ing)|record(?:s|ed|ing)) (?:${me})[a-z' ]*
      (?:${close}) (?:makes?|made|forces?|forced|forcing) (?:us|me|rookies|the rookies|new kids|people|younger [a-z]+) (?:to )?(?:do things|do stuff|fight|drink|eat|lick|strip|wrestle|touch|watch)[a-z ]*
      (?:coach|trainer|adult|man|guy|parent|dad)(?: [a-z]+){0,2} (?:comes|came|walks|walked|goes) (?:into|in) the (?:shower|showers|bathroom|changing room)[a-z ]*
      threaten(?:ed|s|ing)? (?:to|me|us)[a-z ]* | (?:don't|doesn't|never|not) feel safe[a-z ]* | feel unsafe[a-z ]* | (?:they|he|she) forced? (?:me|us|rookies)[a-z ]*
      (?:${anyone})(?: [a-z]+){0,5} (?:touched|touches|touching|groped|kissed) (?:me|my (?:body|leg|thigh|butt|chest))
      (?:beat|beats|beating) (?:me|him|her|us) up | (?:jumped|jump) me (?:after|in|at|behind)[a-z ]* | lock(?:s|ed)? me in
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
      (?:coach|trainer|billet) (?:texts|messages|dms|texted|messaged|dm'?d) me (?:at night|alone|privately|every night|late)
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
      (?:everyone|everybody|my team|my teammates|whole team|the guys|the girls|they all|nobody|no one)(?: on my team| in the (?:locker|dressing) room)? (?:hates?|ignores?|laughs? at|excludes?|likes?|talks? to) me
      (?:posting|sending|writing|post|send|sends|sent|wrote|posted) (?:mean|nasty|horrible|hateful) (?:things|stuff|messages|comments)[a-z ]*
      (?:coach|dad|father|mom|mother|parents?) (?:humiliat(?:es|ed)|insults?|insulted|belittles?|degrades?|screams at|swears at|curses at) (?:me|us|my [a-z]+)
    `),
    ],
  },
];
