import { phrases } from './plain.js';
import type { QuestionRule } from './question.rules.js';

const close =
  'coach(?:es)?|dad|father|mom|mum|mother|step ?(?:dad|mom)|step-?(?:dad|mom)|parents?|uncle|aunt|brother|sister|grandpa|trainer|billet|captain|teammates?|older (?:guys|boys|girls|players)|assistant coach';
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
      (?:${close}) (?:always |keeps? |just |sometimes |often |has |have )*(?:hits?|hitting|beats?|beating|slaps?|slapped|slapping|punche[sd]|kicks?|kicked|kicking|chokes?|choked|choking|grabs|grabbed|shove[sd]|threatens|threatened) (?:${me})
      (?:${anyone}) (?:always |keeps? |just |sometimes |often |has |have |was |is )*(?:touch(?:es|ed|ing)|grop(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed|ing)|abus(?:es|ed|ing)|kiss(?:es|ed|ing)|undress(?:es|ed|ing)?) (?:${me})
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
      (?:cyber ?)?bull(?:y|ies|ied|ying)(?: me)? | (?:make|makes|making|made) fun of (?:me|my [a-z]+|him|her)
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
