import { phrases } from './plain.js';
import type { QuestionRule } from './question.rule.js';

export const conduct: QuestionRule[] = [
  {
    kind: 'sexual',
    says: [
      phrases(`
      sex(?:y|ual|ually|ting|ting me|t)? | nudes? | naked | porn[a-z]* | horny | boobs? | tits | dick pics?
      penis | vagina | masturbat[a-z]* | orgasm | blow ?job | hand ?job | bras? | (?:kiss|make out with|date|dating|flirt with) (?:a |my |this |that )?(?:girl|boy|guy|girls|boys|teammate|him|her)s? | condoms? | erotic | fetish
      only ?fans | hook(?:ing)? up with (?:him|her|a girl|a guy|a boy|someone|my) | virgin
      strip (?:for|naked) | (?:talk|chat) dirty
    `),
    ],
  },
  {
    kind: 'feelings',
    says: [
      phrases(`
      depress(?:ed|ion|ing) | panic attacks? | hate my ?self | hate my life
      (?:i(?:'m| am)|feel|feeling) (?:so |completely |totally )?(?:worthless|hopeless|empty inside|numb inside|useless as a person|broken inside)
      can'?t stop crying | cry(?:ing)? (?:every (?:night|day)|all the time|myself to sleep)
      can'?t (?:take|do) (?:it|this|life) any ?more
      (?:nobody|no one) (?:cares about|loves|would miss|wants) me | everyone hates me | so alone
      mental breakdown
    `),
    ],
  },
  {
    kind: 'secret',
    says: [
      phrases(`
      (?:just |keep (?:this|it) )between (?:us|you and me) | (?:keep|keeping|promise|can you keep|tell you)(?: [a-z]+){0,3} (?:a |this a |it a )?secrets?
      (?:don'?t|do not|never|please don'?t|promise not to|won'?t) tell (?:my |any)?(?:mom|mum|dad|parents?|mother|father|one|body|coach|family)
    `),
    ],
  },
  {
    kind: 'private',
    says: [
      phrases(`
      my (?:home )?(?:phone(?: number)?|address|e-?mail(?: address)?|password|snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|cell|zip ?code|mobile)(?: number| username| handle)? (?:is|:)
      i live (?:at|on|in) [a-z0-9 ]*(?:street|st|avenue|ave|road|rd|drive|lane|blvd|court|apartment|house number)(?: [a-z0-9]+)* | i live (?:at|on) [0-9]+
      (?:here(?:'s| is)|this is) my (?:phone|number|address|e-?mail|password|snap|insta)[a-z]*
      (?:call|text) me (?:at|on) [0-9+(][0-9() .-]*
    `),
      /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/,
    ],
    typed: [/[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
  },
  {
    kind: 'injection',
    says: [
      phrases(`
      (?:ignore|disregard|forget|override|bypass|skip|drop)(?: [a-z]+){0,4} (?:instructions?|rules?|prompts?|guidelines|guardrails|programming|restrictions|filters?|safety|boundaries)
      (?:system|hidden|secret|initial|developer) (?:prompt|instructions?|message|rules)
      (?:reveal|show|print|repeat|tell me|what (?:is|are)|output|leak|give me)(?: me)? your (?:system |exact |full |hidden |secret |original )*(?:prompt|instructions|rules|guidelines|programming)
      (?:you are|you're) (?:now|no longer) [a-z ]+
      (?:pretend|act|roleplay|role-play|behave|respond|answer|talk)(?: to be| that you| like| as if| as)+ (?:you(?:'re| are| were| have)?|a|an|my|the|if|no|someone|evil|dan|doctor)[a-z ]*
      (?:developer|dan|god|admin|debug|jailbreak|unrestricted|sudo) mode | jailbreak | do anything now
      without (?:any )?(?:rules|restrictions|filters|limits|censorship)
      (?:you must|you have to|you will) obey[a-z ]* | from now on,? you[a-z' ]* | (?:new|updated|your new) (?:instructions?|rules?|persona|role|system prompt)(?: (?:is|are))? | forget (?:everything|all|what you)[a-z ]* | (?:repeat|print|output|say|write|copy)(?: me)? (?:the |all |every )*(?:words?|text|everything|sentences?|lines?|messages?) (?:above|before)[a-z ]* | role ?play(?:ing)? | let's pretend[a-z ]*
      (?:drop|delete from|select .* from) [a-z_]*(?:table|players?|users?) | as an admin
      i(?:'m| am) (?:your|the) (?:developer|admin|creator|administrator|moderator|operator)
    `),
      /<\/?(?:system|script|instructions?|assistant|user|img|iframe)\b|\[\/?(?:inst|system)\]|###\s*(?:system|instruction)|javascript:|\{\{.*\}\}/,
    ],
  },
  {
    kind: 'disclosure',
    says: [
      phrases(`
      (?:are|r) (?:you|u) (?:a |an |really |actually |the |just |even |my )*(?:real|human|person|robot|bot|ai|a[.]i[.]|alive|chat ?gpt|machine|computer|program|somebody|someone|friend|best friend|living)
      (?:am i|is this|are we) (?:talking|chatting|speaking|writing)?(?: to| with)? ?(?:a |an )?(?:real |actual )?(?:human|person|robot|bot|ai|machine|computer|coach)
      is (?:this|mack|coach mack) (?:a |an )?(?:real|human|person|bot|robot|ai|actual)[a-z ]*
      be (?:best )?friends(?: [a-z]+)? | are (?:you|u) (?:secretly|maybe|really|actually) (?:a )?[a-z]+ | (?:be|become|are|you're|you are) my (?:best |only )?(?:friend|girlfriend|boyfriend|bff|therapist|dad|mom)
      you(?:'re| are) (?:a |an )?(?:human|robot|bot|ai|real|person)(?: [a-z]+)? | who (?:am i|are we|is this)(?: talking| chatting| speaking)?(?: to| with)? | are you (?:conscious|sentient|self aware|lonely) | your real name | (?:pic|picture|photo|selfie)s? of (?:you|yourself) | what do you look like | do (?:you|u) (?:love|like|miss) me | i love (?:you|u)(?: mack| coach)?(?! guys)
      (?:do|can) you (?:have feelings|feel|get sad|get lonely|think for yourself)
      (?:you're|you are) (?:the only one who|my only)[a-z ]*
    `),
    ],
  },
  {
    kind: 'betting',
    says: [
      phrases(`
      bet(?:s|ting)? (?:on|money|for|against|the|this|tonight|it) | gambl(?:e|ing) | parlays? | sports ?book | draft ?kings
      fan ?duel | over[ /-]under | point spread | (?:what are|what's|give me|tell me) the odds | betting odds | put [$]?[0-9]+ ?(?:dollars|bucks)? on [a-z ]+
      prop bets?
    `),
    ],
  },
];
