import { normalizeText, phrasePattern } from './normalize-text.js';

const parents = 'dad(?:dy)?|father|mom(?:my)?|mum|mother|step ?-?(?:dad|mom|father|mother)|parents?';
const people = `${parents}|coach(?:es)?|family|brother|sister|grand(?:pa|ma|father|mother|parents)|team|team ?mates?|line ?mates?|friends|best friend`;
const adverbs =
  '(?:(?:really|just|always|basically|totally|straight up|def|definitely|probably|still|never|even|so|kind of|kinda|like) )*';
const insult =
  '(?:embarrass(?:ment|ing)|disappointment|failure|loser|waste(?: of (?:time|money|space))?|useless|worthless|trash|garbage|pathetic|lazy|stupid|dumb|weak|soft|a joke|not good enough|never good enough)';

/**
 * Remarks about people that hurt, often said as a joke: 'cool my dad hates me'. They are possible care: the answer ends
 * with a line.
 */
const hurtfulRemark = phrasePattern(`
  (?:my |the |our )?(?:${people}) ${adverbs}(?:hates?|hated|ignor(?:es?|ed|ing)|can't stand|doesn't (?:like|love|want|care about|believe in)|don't (?:like|love|want|care about)|doesnt (?:like|love|want|care about)|dont (?:like|love|want|care about)|gave up on|gives? up on|is ashamed of|is embarrassed (?:of|by)|laughs? at|is disappointed in|regrets|replaced) me
  (?:my |the |our )?(?:${people}) (?:is|are|isn't|isnt|aren't|arent|won't|wont|doesn't|doesnt) ${adverbs}(?:mad|angry|disappointed|ashamed|talking|talk|speaking|speak) (?:at|with|in|of|to) me
  (?:my |the )?(?:${people}) ${adverbs}(?:wish(?:es|ed)?|wanted|would rather have|prefers?) (?:(?:he|she|they) (?:had|have) )?(?:a |an )?(?:[a-z]+ ){0,2}(?:kid|son|daughter|child|brother|sister|player|one)
  (?:my |the )?(?:${people}) ${adverbs}(?:thinks?|says?|said|told me|calls?|called|keeps? (?:saying|telling me))(?: that| me)* (?:i'm|im|i am|me)(?: [a-z]+){0,2} ${insult} | calling me ${insult}
  my (?:parents|mom and dad) (?:are |is |just |got |getting |might be |keep |always )*(?:divorced|divorcing|splitting up|separat(?:ed|ing)|fighting|fight)(?! (?:for|with the|about (?:the|a) (?:goal|call)))
  (?:my |the )?(?:${parents}) ${adverbs}(?:throw|threw|thrown|broke|smashed|ripped|burned|sold) (?:out |away )?my (?:[a-z]+ )?(?:stick|skates?|gear|helmet|jersey|trophy|medal|phone)
`);

/** Whether a message contains a hurtful remark about the people around the player. */
export const makesHurtfulRemark = (text: string): boolean => hurtfulRemark.test(normalizeText(text));
